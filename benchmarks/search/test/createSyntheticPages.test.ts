import {expect, test} from 'vitest';
import {createSyntheticPages} from '../src/createSyntheticPages.ts';

test('makes the same pages each time', () => {
  expect(createSyntheticPages(5)).toEqual(createSyntheticPages(5));
});

test('gives every page its own address', () => {
  const pages = createSyntheticPages(40);
  expect(new Set(pages.map((page) => page.url)).size).toBe(40);
});

test('gives every heading of a page its own anchor', () => {
  for (const page of createSyntheticPages(20)) {
    const anchors = page.blocks.flatMap((block) => block.anchor ?? []);
    expect(new Set(anchors).size).toBe(anchors.length);
  }
});

test('has headings, texts and code', () => {
  const kinds = createSyntheticPages(20).flatMap((page) => page.blocks.map((block) => block.kind));
  expect(new Set(kinds)).toEqual(new Set(['heading', 'text', 'code']));
});
