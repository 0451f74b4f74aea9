import {expect, test} from 'vitest';
import {findGroups, type LoadedDocs} from '../src/plugin/findGroups.ts';

const doc = (id: string, permalink: string, sourceDirName = id.split('/').slice(0, -1).join('/') || '.') => ({
  id,
  permalink,
  title: `Title of ${id}`,
  sourceDirName,
});

const inSidebar = (id: string) => ({type: 'doc', id});

/** One docs instance: two folders, a page beside them, and a sidebar that begins with the second folder. */
const ONE: LoadedDocs = {
  default: {
    loadedVersions: [
      {isLast: false, path: '/help/docs/1.0', sidebars: {}, docs: [doc('Old/a', '/help/docs/1.0/Old/a')]},
      {
        isLast: true,
        path: '/help/docs',
        docs: [
          doc('welcome', '/help/docs/'),
          doc('A/x', '/help/docs/A/x'),
          doc('A/index', '/help/docs/A/'),
          doc('B/deep/y', '/help/docs/B/deep/y'),
        ],
        sidebars: {
          main: [
            inSidebar('welcome'),
            {
              type: 'category',
              label: 'The second',
              link: {type: 'generated-index', permalink: '/help/docs/category/second'},
              items: [{type: 'category', label: 'Deep', items: [inSidebar('B/deep/y')]}],
            },
            inSidebar('A/x'),
          ],
        },
      },
    ],
  },
};

test('makes a group of each first docs folder, in sidebar order with its label', () => {
  expect(findGroups(ONE, {})).toEqual([
    {id: 'B', name: 'The second', pages: ['/help/docs/B/deep/y', '/help/docs/category/second']},
    {id: 'A', name: 'A', pages: ['/help/docs/A/', '/help/docs/A/x']},
  ]);
});

test('orders groups by given names and ignores names without pages', () => {
  const groups = findGroups(ONE, {A: 'Product A', gone: 'Gone'});
  expect(groups.map(({name}) => name)).toEqual(['Product A', 'The second']);
});

test('makes a group of the latest version of each docs instance', () => {
  const second: LoadedDocs = {
    guides: {
      loadedVersions: [
        {
          isLast: true,
          path: '/help/guides',
          docs: [doc('b', '/help/guides/b'), doc('a', '/help/guides/')],
          sidebars: {main: [inSidebar('a')]},
        },
      ],
    },
  };
  expect(findGroups({...ONE, ...second}, {default: 'Manual'})).toEqual([
    expect.objectContaining({id: 'default', name: 'Manual'}),
    {id: 'guides', name: 'Title of a', pages: ['/help/guides/', '/help/guides/b']},
  ]);
});

test('returns no groups without docs', () => {
  expect(findGroups({}, {A: 'Product A'})).toEqual([]);
});

test('ignores a docs instance without pages', () => {
  const empty = {isLast: true, path: '/help/api', sidebars: {}, docs: []};
  const groups = findGroups({...ONE, api: {loadedVersions: [empty]}}, {});
  expect(groups.map(({id}) => id)).toEqual(['default']);
});
