import {expect, test} from 'vitest';
import {parseDrawing, readDrawings} from '../../plugins/page-notes/readDrawings.ts';
import {readHomeLinks} from '../../plugins/page-notes/readHomeLinks.ts';
import {products} from '../../products.ts';

const siteDir = new URL('../..', import.meta.url).pathname;

test('each product has a drawing, and each drawing has classes for its colours and no name that two of them could share', async () => {
  const drawings = await readDrawings(siteDir);
  expect(Object.keys(drawings)).toEqual(expect.arrayContaining(products.map(({id}) => id)));
  for (const {viewBox, inner} of Object.values(drawings)) {
    expect(viewBox).toBe('0 0 360 216');
    expect(inner).not.toMatch(/\sid=|style=|fill=|#|<script|href=/);
    expect(inner.length).toBeLessThan(2000);
  }
});

test('keeps the content of the svg element without space between lines', () => {
  expect(
    parseDrawing('a.svg', '<svg viewBox="0 0 1 2">\n  <g>\n    <path d="M0 0"/>\n  </g>\n</svg>\n'),
  ).toEqual({
    viewBox: '0 0 1 2',
    inner: '<g><path d="M0 0"/></g>',
  });
});

test('a file that is no drawing is named', () => {
  expect(() => parseDrawing('a.svg', '<svg></svg>')).toThrow('a.svg is not a drawing');
});

test('a site without drawings builds', async () => {
  expect(await readDrawings('/no/such/site')).toEqual({});
});

test('each product has links on the home page', () => {
  const links = readHomeLinks(siteDir);
  expect(Object.keys(links).sort()).toEqual(products.map(({id}) => id).sort());
});
