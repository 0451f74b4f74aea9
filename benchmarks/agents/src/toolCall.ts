import {openIndex} from '@help-center/engine';
import {buildIndex} from '@help-center/engine/build';
import {createLibrary, createMcpFetch, type SiteSource} from '@help-center/agents/mcp';
import type {EngineInput} from '../../engines/src/SearchEngine.ts';
import type {AskedWay} from './AskedWay.ts';

interface ToolResult {
  readonly content: readonly {readonly text: string}[];
  readonly structuredContent: {readonly results: readonly {readonly url: string}[]};
}

/** The result of a call, whose answer may be JSON or one event of a stream. */
function readResult(text: string): ToolResult {
  const json = text.startsWith('{') ? text : (/^data: (.*)$/m.exec(text)?.[1] ?? '');
  const {result, error} = JSON.parse(json) as {result?: ToolResult; error?: {message: string}};
  if (result === undefined) throw new Error(`search_docs: ${error?.message ?? text}`);
  return result;
}

/** The tool `search_docs` over MCP, asked as assistants ask it; what counts is the whole answer, text and data. */
export function createToolCall({pages, records}: EngineInput): AskedWay {
  const {manifest, files} = buildIndex(records);
  const nothing = {product: null, version: null, isLatest: true, updated: null, headings: []};
  const listed = pages.map(({url, title, description}) => ({
    ...nothing,
    url,
    markdownUrl: url,
    title,
    description,
  }));
  const url = new URL('/', pages[0]?.url).href;
  const about = {
    format: 1,
    title: 'Docs',
    description: '',
    url,
    versions: [],
    products: [],
    redirects: {},
  } as const;
  const source: SiteSource = {
    readSite: async () => ({...about, pages: listed}),
    readText: async () => '',
    openIndex: () => openIndex({manifest, readPart: async (name) => files.get(name) ?? new Uint8Array()}),
  };
  const handler = createMcpFetch(createLibrary(source), {allowedOrigins: []});
  return {
    async ask(query) {
      const call = {name: 'search_docs', arguments: {query}};
      const response = await handler.fetch(
        new Request('http://localhost/mcp', {
          method: 'POST',
          headers: {'content-type': 'application/json'},
          body: JSON.stringify({jsonrpc: '2.0', id: 1, method: 'tools/call', params: call}),
        }),
      );
      const {content, structuredContent} = readResult(await response.text());
      // Clients give a model the data, or the text where they do not know data.
      const characters = Math.max(JSON.stringify(structuredContent).length, content[0]?.text.length ?? 0);
      return {urls: structuredContent.results.map((result) => result.url), characters};
    },
    close: () => handler.close(),
  };
}
