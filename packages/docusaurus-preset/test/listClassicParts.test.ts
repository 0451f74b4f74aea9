import type {LoadContext} from '@docusaurus/types';
import {expect, test, vi} from 'vitest';
import {listClassicParts} from '../src/listClassicParts.ts';

const missing = vi.hoisted(() => new Set<string>());
vi.mock('node:module', async (load) => {
  const actual = await load<typeof import('node:module')>();
  const createRequire = (from: string) => {
    const require = actual.createRequire(from);
    const resolve = (name: string) => {
      if (missing.has(name)) throw Object.assign(new Error(`no ${name}`), {code: 'MODULE_NOT_FOUND'});
      return require.resolve(name);
    };
    return Object.assign((name: string): unknown => require(name), {resolve});
  };
  return {default: actual.default, createRequire};
});

const context = (themeConfig: object = {}, v4: object = {}) =>
  ({siteConfigPath: import.meta.filename, siteConfig: {themeConfig, future: {v4}}}) as unknown as LoadContext;

const namesOf = (parts: readonly unknown[]): string[] =>
  parts.flatMap((part) =>
    Array.isArray(part) ? [/@docusaurus\/[\w-]+/.exec(String(part[0]).replaceAll('\\', '/'))?.[0] ?? ''] : [],
  );

test('names the install command for a missing package that an option needs', () => {
  missing.add('@docusaurus/plugin-google-gtag');
  expect(() => listClassicParts(context(), {gtag: {trackingID: 'G-1'}})).toThrow(
    /"@docusaurus\/plugin-google-gtag" is missing\. .* npm install @docusaurus\/plugin-google-gtag@3\.\d+\.\d+$/,
  );
  missing.clear();
});

test('omits an uninstalled optional package that no option needs', () => {
  missing.add('@docusaurus/plugin-svgr').add('@docusaurus/plugin-debug');
  expect(namesOf(listClassicParts(context(), {}).plugins)).not.toContain('@docusaurus/plugin-svgr');
  missing.clear();
});

test('adds no blog plugin to a site without a blog', () => {
  const names = namesOf(listClassicParts(context(), {blog: false}).plugins);
  expect(names).toContain('@docusaurus/plugin-content-docs');
  expect(names).toContain('@docusaurus/plugin-content-pages');
  expect(names).not.toContain('@docusaurus/plugin-content-blog');
});

test('adds the classic hosted search only when ours is off', () => {
  const theme = '@docusaurus/theme-search-algolia';
  expect(namesOf(listClassicParts(context({algolia: {}}), {}).themes)).not.toContain(theme);
  // It is not installed here, so that it is asked for shows in the error.
  expect(() => listClassicParts(context({algolia: {}}), {search: false})).toThrow(`"${theme}" is missing.`);
});
