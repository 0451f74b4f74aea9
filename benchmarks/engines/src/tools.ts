import {openIndex} from '@help-center/engine';
import {buildIndex} from '@help-center/engine/build';
import {createLibrary, type SiteSource} from '@help-center/agents/mcp';
import {bundleCode} from './bundleCode.ts';
import type {SearchEngine} from './SearchEngine.ts';

const RESULTS = 8;
/** Characters that stand for a token of a language model, roughly. */
const TOKEN = 4;

/** The tool `search_docs` of the MCP server, asked as assistants ask it: eight results, at most 8,000 characters. */
export const tools: SearchEngine = {
  name: 'tools',
  version: 'search_docs',
  settings: `${RESULTS} results as an assistant gets them`,
  codeFiles: async () => [await bundleCode('tools', `export {createLibrary} from '@help-center/agents/mcp'`)],
  build: async ({records}) => {
    const {manifest, files} = buildIndex(records);
    const addresses = [...new Set(records.map(({url}) => url.replace(/#.*$/, '')))];
    const nothing = {
      description: null,
      product: null,
      version: null,
      isLatest: true,
      updated: null,
      headings: [],
    };
    const pages = addresses.map((url) => ({...nothing, url, markdownUrl: url, title: url}));
    const about = {format: 1, title: 'Docs', description: '', url: addresses[0] ?? ''} as const;
    const source: SiteSource = {
      readSite: async () => ({...about, versions: [], products: [], pages, redirects: {}}),
      readText: async () => '',
      openIndex: () => openIndex({manifest, readPart: async (name) => files.get(name) ?? new Uint8Array()}),
    };
    return {
      files: [...files].map(([name, bytes]) => ({name, bytes})),
      open: async () => {
        const library = createLibrary(source);
        const lengths: number[] = [];
        return {
          search: async (query) => {
            const found = await library.search(query, RESULTS);
            lengths.push(JSON.stringify(found).length);
            return found.results.map(({url}) => url);
          },
          filesRead: () => [...files.keys()],
          close: async () => {
            const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length / TOKEN;
            const most = Math.max(...lengths) / TOKEN;
            process.stderr.write(`tools: ${mean.toFixed(0)} tokens an answer, ${most.toFixed(0)} at most\n`);
          },
        };
      },
    };
  },
};
