import {expect, test} from 'vitest';
import type {SearchContext} from '../../src/contract/SearchConfig.ts';
import {listContextFilters} from '../../src/client/session/buildSearchRequest.ts';
import {chooseVersions, versionIn} from '../../src/client/page/filters.tsx';

const docsIn = (id: string, ...versions: (readonly [name: string, path: string])[]) => ({
  id,
  versions: versions.map(([name, path]) => ({name, label: name, path})),
});

/** Docs at the root of a site below a path, in three versions, and a second instance in two. */
const CONTEXT: SearchContext = {
  locale: 'de',
  docs: [
    docsIn('default', ['2.0', '/help/'], ['1.0', '/help/1.0'], ['current', '/help/next']),
    docsIn('api', ['7', '/help/api'], ['6', '/help/api/6']),
  ],
  keepsVersion: true,
};

const tagsAt = (address: string, kept: Record<string, string> = {}, context = CONTEXT) => {
  const [language, tags] = listContextFilters(context, address, (key) => kept[key] ?? null);
  expect(language).toBe('language:de');
  return tags;
};

test.each([
  ['/help/', '2.0', '7'],
  ['/help/setup/', '2.0', '7'],
  ['/help/next/', 'current', '7'],
  ['/help/next', 'current', '7'],
  ['/help/next/setup', 'current', '7'],
  ['/help/nextcloud/', '2.0', '7'],
  ['/help/1.0/setup/', '1.0', '7'],
  ['/help/api/', '2.0', '7'],
  ['/help/api/6/calls/', '2.0', '6'],
  ['/elsewhere/', '2.0', '7'],
])('resolves the version at %s to %s of the docs and %s of the second instance', (address, docs, api) => {
  expect(tagsAt(address)).toEqual([
    'docusaurus_tag:default',
    `docusaurus_tag:docs-default-${docs}`,
    `docusaurus_tag:docs-api-${api}`,
  ]);
});

test('uses the chosen version on pages outside the docs', () => {
  const kept = {'docs-preferred-version-default': '1.0', 'docs-preferred-version-api': '6'};
  expect(tagsAt('/help/api/', kept)).toContain('docusaurus_tag:docs-default-1.0');
  expect(tagsAt('/help/api/', kept)).toContain('docusaurus_tag:docs-api-7');
  expect(tagsAt('/help/next/', kept)).toContain('docusaurus_tag:docs-default-current');
  expect(tagsAt('/help/next/', kept)).toContain('docusaurus_tag:docs-api-6');
});

test('ignores a version that is gone or not stored', () => {
  expect(tagsAt('/help/next/', {'docs-preferred-version-api': '5'})).toContain('docusaurus_tag:docs-api-7');
  const kept = {'docs-preferred-version-api': '6'};
  expect(tagsAt('/help/next/', kept, {...CONTEXT, keepsVersion: false})).toContain(
    'docusaurus_tag:docs-api-7',
  );
});

test('uses the latest version when the storage is blocked', () => {
  const filters = listContextFilters(CONTEXT, '/help/next/', () => {
    throw new Error('blocked');
  });
  expect(filters[1]).toContain('docusaurus_tag:docs-api-7');
});

const versionsOf = (id: string, ...names: string[]) => ({
  id,
  versions: names.map((name) => ({tag: `docs-${id}-${name}`, label: name})),
});
const DOCS = [versionsOf('default', '2.0', 'current'), versionsOf('api', '7', '6')];
const tagged = (...tags: string[]) => [
  'language:de',
  ['default', ...tags].map((tag) => `docusaurus_tag:${tag}`),
];
const FILTERS = tagged('docs-default-2.0', 'docs-api-7');

test('replaces the version of its own docs only', () => {
  const filters = chooseVersions(FILTERS, DOCS, ['docs-default-current']);
  expect(filters).toEqual(tagged('docs-default-current', 'docs-api-7'));
  expect(DOCS.map((docs) => versionIn(filters, docs))).toEqual(['docs-default-current', 'docs-api-7']);
});

test('ignores a version that is gone, or a search without context', () => {
  expect(chooseVersions(FILTERS, DOCS, ['docs-default-1.0'])).toEqual(FILTERS);
  expect(chooseVersions([], DOCS, ['docs-default-current'])).toEqual([]);
  expect(versionIn([], versionsOf('default', '2.0'))).toBeUndefined();
});
