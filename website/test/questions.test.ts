import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {pageUrl, readPageHeads} from '@help-center/content';
import {firstThree} from './support/firstThree.ts';

interface Question {
  readonly question: string;
  /** Paths of the pages that answer it. */
  readonly pages: readonly string[];
}

const folder = new URL('questions/', import.meta.url);
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

const pages = readPageHeads(fileURLToPath(new URL('..', import.meta.url))).filter(
  ({frontMatter}) => frontMatter.draft !== true,
);

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

describe('the first three hits have the page for each question of its front matter', () => {
  const asked = pages.map((page) => [pageUrl(page), textsOf(page.frontMatter.questions)] as const);
  test.each(asked.filter(([, questions]) => questions.length > 0))('%s', async (url, questions) => {
    for (const question of questions) {
      const found = await firstThree(question);
      expect.soft(found, `"${question}" found ${found.join(', ')}`).toContain(url);
    }
  });
});

test('four of five keywords lead to their page; the rest are words that many pages share', async () => {
  const asked = pages.flatMap((page) =>
    textsOf(page.frontMatter.keywords).map((keyword) => [pageUrl(page), keyword] as const),
  );
  const answers = await Promise.all(
    asked.map(async ([url, keyword]) => (await firstThree(keyword)).includes(url)),
  );
  expect(answers.filter(Boolean).length / asked.length).toBeGreaterThan(0.8);
}, 60_000);
