import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

test('lists exactly the custom properties of the style sheet in the README', () => {
  const namesIn = (text: string, pattern: RegExp) =>
    [...new Set([...text.matchAll(pattern)].map(([, name]) => name))].toSorted();
  const documented = namesIn(read('README.md'), /^\| `(--docsearch-[\w-]+)` \|/gm);
  expect(documented.length).toBeGreaterThan(10);
  expect(documented).toEqual(namesIn(read('src/search.css'), /(--docsearch-[\w-]+)\s*[:,]/g));
});
