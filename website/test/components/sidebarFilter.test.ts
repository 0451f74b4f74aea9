import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {expect, it} from 'vitest';
import {filterItems} from '../../src/theme/DocSidebarItems/filterItems.ts';

const link = (label: string): PropSidebarItem => ({type: 'link', label, href: `/${label}/`});
const category = (label: string, items: PropSidebarItem[]): PropSidebarItem => ({
  type: 'category',
  label,
  items,
  collapsed: true,
  collapsible: true,
});
const SIDEBAR = [
  link('Introduction'),
  category('Guides', [link('Camera'), category('Rules', [link('Draw a region'), link('Draw types')])]),
];

function shape(items: readonly PropSidebarItem[]): unknown[] {
  return items.map((item) =>
    item.type === 'category'
      ? [item.label, item.collapsed, shape(item.items)]
      : 'label' in item && item.label,
  );
}

it('keeps matching pages in their opened categories', () => {
  expect(shape(filterItems(SIDEBAR, 'region draw'))).toEqual([
    ['Guides', false, [['Rules', false, ['Draw a region']]]],
  ]);
});

it('keeps all pages of a matching category, and nothing without matches', () => {
  expect(shape(filterItems(SIDEBAR, 'rules'))).toEqual([
    ['Guides', false, [['Rules', false, ['Draw a region', 'Draw types']]]],
  ]);
  expect(filterItems(SIDEBAR, 'nowhere')).toEqual([]);
});
