import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {openIndex} from '@help-center/engine';
import {answerQueries} from '@help-center/engine/protocol';

interface Question {
  readonly question: string;
  /** Paths of the pages that answer it. */
  readonly pages: readonly string[];
}

const folder = new URL('questions/', import.meta.url);
const indexFolder = new URL('../build/search-index/', import.meta.url);
const index = await openIndex({
  manifest: JSON.parse(readFileSync(new URL('manifest.json', indexFolder), 'utf8')),
  readPart: (name) => Promise.resolve(new Uint8Array(readFileSync(new URL(name, indexFolder)))),
});

/** The paths of the first three hits, as the dialog asks for them. */
async function firstThree(query: string): Promise<string[]> {
  const request = {
    indexName: 'help-center',
    query,
    hitsPerPage: 20,
    facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
  };
  const {results} = await answerQueries({requests: [request]}, () => Promise.resolve(index));
  return (results[0]?.hits ?? []).slice(0, 3).map(({url}) => new URL(url).pathname);
}

for (const file of readdirSync(folder).sort()) {
  const questions = parse(readFileSync(new URL(file, folder), 'utf8')) as Question[];
  describe(`the first three hits answer the questions of ${file}`, () => {
    test.each(questions.map(({question, pages}) => [question, pages] as const))(
      '%s',
      async (question, pages) => {
        const found = await firstThree(question);
        expect(
          found.some((path) => pages.includes(path)),
          `found ${found.join(', ')}`,
        ).toBe(true);
      },
    );
  });
}
