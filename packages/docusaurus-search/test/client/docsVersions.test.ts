import {expect, test} from 'vitest';
import {chooseVersions, versionIn} from '../../src/client/page/filters.tsx';

const docsIn = (id: string, ...names: string[]) => ({
  id,
  versions: names.map((name) => ({tag: `docs-${id}-${name}`, label: name})),
});
const DOCS = [docsIn('default', '2.0', 'current'), docsIn('api', '7', '6')];
const tagged = (...tags: string[]) => [
  'language:de',
  ['default', ...tags].map((tag) => `docusaurus_tag:${tag}`),
];
const CONTEXT = tagged('docs-default-2.0', 'docs-api-7');

test('replaces the version of its own docs only', () => {
  const filters = chooseVersions(CONTEXT, DOCS, ['docs-default-current']);
  expect(filters).toEqual(tagged('docs-default-current', 'docs-api-7'));
  expect(DOCS.map((docs) => versionIn(filters, docs))).toEqual(['docs-default-current', 'docs-api-7']);
});

test('ignores a version that is gone, or a search without context', () => {
  expect(chooseVersions(CONTEXT, DOCS, ['docs-default-1.0'])).toEqual(CONTEXT);
  expect(chooseVersions([], DOCS, ['docs-default-current'])).toEqual([]);
  expect(versionIn([], docsIn('default', '2.0'))).toBeUndefined();
});
