import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {isPartial, pageUrl, readPageHeads} from '@help-center/content';
import {firstThree} from './support/firstThree.ts';

interface Question {
  readonly question: string;
  /** Paths of the pages that answer it. */
  readonly pages: readonly string[];
}

const folder = new URL('questions/', import.meta.url);
for (const file of readdirSync(folder).sort()) {
  const questions = parse(readFileSync(new URL(file, folder), 'utf8')) as Question[];
  const hits = file === 'first.yml' ? 1 : 3;
  describe(`answers the questions of ${file} in the first hits: ${hits}`, () => {
    test.each(questions.map(({question, pages}) => [question, pages] as const))(
      '%s',
      async (question, pages) => {
        const found = (await firstThree(question)).slice(0, hits);
        expect(
          found.some((path) => pages.includes(path)),
          `found ${found.join(', ')}`,
        ).toBe(true);
      },
    );
  });
}

const pages = readPageHeads(fileURLToPath(new URL('..', import.meta.url))).filter(
  ({frontMatter}) => frontMatter.draft !== true,
);

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** Addresses without the slash at their end: the overview of the docs is built with it, and named without. */
function bare(path: string): string {
  return path.replace(/\/$/, '');
}

describe.each(['questions', 'keywords'])(
  'has the page for each of its %s in the first three hits',
  (field) => {
    const asked = pages.map((page) => [pageUrl(page), textsOf(page.frontMatter[field])] as const);
    test.each(asked.filter(([, texts]) => texts.length > 0))('%s', async (url, texts) => {
      for (const text of texts) {
        const found = await firstThree(text);
        expect.soft(found.map(bare), `"${text}" found ${found.join(', ')}`).toContain(bare(url));
      }
    });
  },
);

test('every docs page has keywords, and every content page has questions', () => {
  const docs = pages.filter(({file}) => file.startsWith('docs/') && !isPartial(file));
  const without = (field: string, type?: string) =>
    docs
      .filter(({frontMatter}) => frontMatter.page_type !== type && textsOf(frontMatter[field]).length === 0)
      .map(({file}) => file);
  expect([...without('keywords'), ...without('questions', 'landing')]).toEqual([]);
});
