import {expect, test} from 'vitest';
import {parseDrawing, readDrawings, readHomeLinks} from '../../plugins/page-notes/index.ts';
import {products} from '../../products.ts';

const siteDir = new URL('../..', import.meta.url).pathname;

test('has a drawing for each product, with colour classes and unique names', async () => {
  const drawings = await readDrawings(siteDir);
  expect(Object.keys(drawings)).toEqual(expect.arrayContaining(products.map(({id}) => id)));
  for (const [name, {viewBox, inner}] of Object.entries(drawings)) {
    // Covers of posts are wider.
    expect(viewBox).toBe(products.some(({id}) => id === name) ? '0 0 360 216' : '0 0 640 280');
    expect(inner).not.toMatch(/\sid=|style=|fill=|#|<script|href=/);
    expect(inner.length).toBeLessThan(2000);
  }
});

test('keeps the svg content without white space between lines', () => {
  expect(
    parseDrawing('a.svg', '<svg viewBox="0 0 1 2">\n  <g>\n    <path d="M0 0"/>\n  </g>\n</svg>\n'),
  ).toEqual({
    viewBox: '0 0 1 2',
    inner: '<g><path d="M0 0"/></g>',
  });
});

test('names a file that is not a drawing', () => {
  expect(() => parseDrawing('a.svg', '<svg></svg>')).toThrow('a.svg is not a drawing');
});

test('allows a site without drawings', async () => {
  expect(await readDrawings('/no/such/site')).toEqual({});
});

test('has home page links for each product', () => {
  const links = readHomeLinks(siteDir);
  expect(Object.keys(links).sort()).toEqual(products.map(({id}) => id).sort());
});
