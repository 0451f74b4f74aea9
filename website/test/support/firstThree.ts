import {readFileSync} from 'node:fs';
import {openIndex} from '@help-center/engine';
import {answerQueries} from '@help-center/engine/protocol';

const indexFolder = new URL('../../build/search-index/', import.meta.url);
const index = await openIndex({
  manifest: JSON.parse(readFileSync(new URL('manifest.json', indexFolder), 'utf8')),
  readPart: (name) => Promise.resolve(new Uint8Array(readFileSync(new URL(name, indexFolder)))),
});

/** The paths of the first three hits, as the dialog asks for them. */
export async function firstThree(query: string): Promise<string[]> {
  const request = {
    indexName: 'help-center',
    query,
    hitsPerPage: 20,
    facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
  };
  const {results} = await answerQueries({requests: [request]}, () => Promise.resolve(index));
  return (results[0]?.hits ?? []).slice(0, 3).map(({url}) => new URL(url).pathname);
}
