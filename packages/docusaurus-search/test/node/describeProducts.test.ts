import {describe, expect, test} from 'vitest';
import {describeProducts} from '../../src/node/describeProducts.ts';
import type {AllLoadedContent, LoadedVersion, SidebarItem} from '@help-center/built-site';
import {siteIn} from './siteFolder.ts';

const doc = (id: string, permalink: string) => ({
  id,
  permalink,
  source: `@site/docs/${id}.md`,
  frontMatter: {},
});

const category = (label: string, ...ids: string[]): SidebarItem => ({
  type: 'category',
  label,
  items: ids.map((id) => ({type: 'doc', id})),
});

function versionOf(path: string, items: readonly SidebarItem[], ...docs: (readonly [string, string])[]) {
  return {
    versionName: path,
    path,
    isLast: !path.endsWith('/next'),
    docs: docs.map(([id, permalink]) => doc(id, permalink)),
    sidebars: {docs: items},
  } satisfies LoadedVersion;
}

function describeSite(
  instances: Readonly<Record<string, readonly LoadedVersion[]>>,
  navbarItems: readonly object[] = [],
) {
  const content: AllLoadedContent = {
    'docusaurus-plugin-content-docs': Object.fromEntries(
      Object.entries(instances).map(([id, loadedVersions]) => [id, {loadedVersions}]),
    ),
  };
  const site = siteIn('/site');
  const themeConfig = {navbar: {items: navbarItems}};
  return describeProducts(content, {
    ...site,
    baseUrl: '/base/',
    siteConfig: {...site.siteConfig, themeConfig},
  });
}

describe('products of a site without configured products', () => {
  test('are folders under the labels of their sidebar categories, in each version', () => {
    const last = versionOf(
      '/base/docs',
      [category('Guides', 'guides/a', 'guides/b'), category('Mixed', 'api/a', 'intro')],
      ['intro', '/base/docs/intro'],
      ['guides/a', '/base/docs/guides/a'],
      ['guides/b', '/base/docs/guides/b/'],
      ['api/a', '/base/docs/api%20x/a'],
    );
    const next = versionOf(
      '/base/docs/next',
      [
        {
          ...category('All', 'intro'),
          items: [{type: 'doc', id: 'intro'}, category('New guides', 'guides/a')],
        },
      ],
      ['guides/a', '/base/docs/next/guides/a'],
    );
    expect(describeSite({default: [next, last]})).toEqual({
      '/base/docs': '',
      '/base/docs/guides': 'Guides',
      // No category has only docs of this folder.
      '/base/docs/api%20x': 'api x',
      '/base/docs/next': '',
      '/base/docs/next/guides': 'New guides',
    });
  });

  test('are its docs instances by their navbar labels, if there are several', () => {
    const docs = versionOf('/base/docs', [], ['a/b', '/base/docs/a/b']);
    const plugins = versionOf('/base/plugins', [], ['c', '/base/plugins/c']);
    const other = versionOf('/base/other', [], ['d/e', '/base/other/d/e']);
    const items = [
      {label: 'Blog', to: '/blog'},
      {label: 'Outside', to: 'https://example.com/base/docs/'},
      {label: 'Manual', to: '/docs/'},
      {type: 'doc', docId: 'c', docsPluginId: 'plugins', label: 'Plugins'},
      {label: 'Almost', to: '/others'},
    ];
    expect(describeSite({default: [docs], plugins: [plugins], other: [other]}, items)).toEqual({
      '/base/docs': 'Manual',
      '/base/plugins': 'Plugins',
      '/base/other': '',
      '/base/other/d': 'd',
    });
  });

  test('are named by navbar items that link to a doc, also for docs at the root', () => {
    const root = versionOf('/base/', [], ['a', '/base/a']);
    const api = versionOf('/base/api', [], ['b', '/base/api/b']);
    const items = [
      {label: 'Home', to: '/'},
      {label: 'Blog', to: '/blog'},
      {label: 'Version', type: 'docsVersionDropdown'},
      {label: 'API', to: '/api/b/'},
      {label: 'Manual', type: 'doc', docId: 'a'},
    ];
    expect(describeSite({default: [root], api: [api]}, items)).toEqual({
      '/base': '',
      '/base/a': 'Manual',
      '/base/api': 'API',
    });
  });

  test('are the folders of docs at the root, without other pages', () => {
    const root = versionOf('/base/', [category('Guides', 'a')], ['a', '/base/guides/a']);
    expect(describeSite({default: [root]})).toEqual({'/base': '', '/base/guides': 'Guides'});
  });
});
