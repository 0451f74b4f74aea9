import {expect, test} from 'vitest';
import type {PageBlock, PageDocument} from '../../src/PageDocument.ts';
import {pageRecords} from '../../src/pageRecords.ts';

function page(blocks: readonly PageBlock[], values: Partial<PageDocument> = {}): PageDocument {
  return {
    path: 'guides/a.md',
    url: 'https://x/a',
    title: 'A',
    category: 'Guides',
    description: 'About a.',
    keywords: ['k'],
    blocks,
    ...values,
  };
}

function heading(level: number, title: string): PageBlock {
  return {kind: 'heading', level, text: title, anchor: title.toLowerCase()};
}

function text(content: string): PageBlock {
  return {kind: 'text', level: 0, text: content, anchor: null};
}

test('opens a page with the record of its title', () => {
  expect(pageRecords(page([]))).toMatchObject([
    {type: 'lvl1', url: 'https://x/a', anchor: null, hierarchy: {lvl0: 'Guides', lvl1: 'A', lvl2: null}},
  ]);
});

test('keeps description and keywords to the title', () => {
  const [title, content] = pageRecords(page([text('t')]));
  expect([title?.description, title?.keywords, content?.description, content?.keywords]).toEqual([
    'About a.',
    ['k'],
    null,
    [],
  ]);
});

test('gives a block the headings above it', () => {
  const records = pageRecords(page([heading(2, 'B'), heading(3, 'C'), text('t')]));
  expect(records.at(-1)).toMatchObject({
    type: 'content',
    content: 't',
    url: 'https://x/a#c',
    hierarchy: {lvl1: 'A', lvl2: 'B', lvl3: 'C', lvl4: null},
  });
});

test('forgets deeper headings when a higher one follows', () => {
  const records = pageRecords(page([heading(2, 'B'), heading(3, 'C'), heading(2, 'D'), text('t')]));
  expect(records.at(-1)?.hierarchy).toMatchObject({lvl2: 'D', lvl3: null});
});

test('marks code', () => {
  const records = pageRecords(page([{kind: 'code', level: 0, text: 'x = 1', anchor: null}]));
  expect(records.at(-1)?.block).toBe('code');
});

test('gives every record of a page its own id', () => {
  const records = pageRecords(page([text('same'), text('same'), heading(2, 'B'), text('same')]));
  expect(new Set(records.map((record) => record.objectID)).size).toBe(records.length);
});

test('ranks release notes below other pages', () => {
  expect(pageRecords(page([], {path: 'release-notes.md'}))[0]?.weight.pageRank).toBe(-1);
});

test('gives a record the links that lead to other pages', () => {
  const block: PageBlock = {
    ...text('See b and c.'),
    links: [
      {text: 'b', href: 'b.md'},
      {text: 'c', href: '#c'},
      {text: 'a', href: 'a.md'},
    ],
  };
  const resolve = (_: PageDocument, href: string): string | null =>
    href.endsWith('.md') ? `https://x/${href.slice(0, 1)}` : null;
  expect(pageRecords(page([block]), resolve).at(-1)?.links).toEqual([{text: 'b', url: 'https://x/b'}]);
});
