import {readFileSync} from 'node:fs';
import {openIndex} from '@help-center/engine';
import {buildIndex} from '@help-center/engine/build';
import {answerQueries, type QueriesRequestBody} from '@help-center/engine/protocol';
import {bundleCode} from './bundleCode.ts';
import type {SearchEngine} from './SearchEngine.ts';

const INDEX_NAME = 'docs';
const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => `hierarchy.${level}`);

/** Our engine, asked over its wire protocol with the parameters that the search dialog sends. */
export const ours: SearchEngine = {
  name: 'ours',
  version: `@help-center/engine@${engineVersion()}`,
  settings: 'the defaults of the site: records, 20 hits, highlight and snippet, language and version filter',
  codeFiles: async () => [
    await bundleCode(
      'ours',
      `export {openIndex} from '@help-center/engine'; export {answerQueries} from '@help-center/engine/protocol'`,
    ),
  ],
  build: async ({records}) => {
    const {manifest, files} = buildIndex(records);
    const manifestBytes = Buffer.from(JSON.stringify(manifest));
    return {
      files: [
        {name: 'manifest.json', bytes: manifestBytes},
        ...[...files].map(([name, bytes]) => ({name, bytes})),
      ],
      open: async () => {
        const read = new Set(['manifest.json']);
        const readPart = async (name: string): Promise<Uint8Array> => {
          const bytes = files.get(name);
          if (bytes === undefined) throw new Error(`the index has no file "${name}"`);
          read.add(name);
          // A copy, as a download would be: the memory that the index keeps is then counted.
          return new Uint8Array(bytes);
        };
        const index = await openIndex({manifest: JSON.parse(manifestBytes.toString()), readPart});
        return {
          search: async (query, depth) => {
            // Ranks must not depend on how busy the machine is; times must keep the bound that readers get.
            const options = depth === 'ranked' ? {timeLimitMs: 60_000} : {};
            const {results} = await answerQueries(requestOf(query), async () => index, options);
            return results[0]?.hits.map((hit) => hit.url) ?? [];
          },
          filesRead: () => [...read],
          close: async () => {},
        };
      },
    };
  },
};

/** The search that the dialog sends for a query. */
export function requestOf(query: string): QueriesRequestBody {
  return {
    requests: [
      {
        indexName: INDEX_NAME,
        query,
        attributesToRetrieve: ['hierarchy.lvl0', ...LEVELS, 'content', 'type', 'url'],
        attributesToSnippet: [...LEVELS, 'content'].map((attribute) => `${attribute}:10`),
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        hitsPerPage: 20,
        facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
      },
    ],
  };
}

function engineVersion(): string {
  const file = new URL('../../../packages/engine/package.json', import.meta.url);
  const {version}: {version: string} = JSON.parse(readFileSync(file, 'utf8'));
  return version;
}
