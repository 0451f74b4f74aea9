import {describe, expect, it} from 'vitest';
import {
  countWords,
  createContent,
  MEASURED_INDEX,
  MEASURED_WORDS,
  PICTURES_INDEX,
} from '../../src/content/createContent.ts';

const PRODUCTS = ['ONE', 'TWO', 'THREE'];

describe('createContent', () => {
  it('gives the measured page the same number of words in every set', () => {
    const words = [10, 100].map((count) => {
      const page = createContent(count, PRODUCTS)[MEASURED_INDEX];
      return page === undefined ? 0 : countWords(page);
    });
    expect(words).toEqual([MEASURED_WORDS, MEASURED_WORDS]);
  });

  it('has pictures on one page only, the first of them near its beginning', () => {
    const places = createContent(40, PRODUCTS).map(({blocks}) =>
      blocks.flatMap(({kind}, place) => (kind === 'picture' ? [place] : [])),
    );
    expect(places[PICTURES_INDEX]).toEqual([1, expect.any(Number)]);
    expect(places.filter((found) => found.length > 0)).toHaveLength(1);
  });

  it('makes equal pages each time', () => {
    expect(createContent(20, PRODUCTS)).toEqual(createContent(20, PRODUCTS));
  });

  it('keeps the text of a page when the set grows', () => {
    const [small, large] = [createContent(10, PRODUCTS)[9], createContent(50, PRODUCTS)[9]];
    expect(small?.blocks).toEqual(large?.blocks);
  });

  it('gives every page a title of its own', () => {
    const titles = createContent(200, PRODUCTS).map(({title}) => title);
    expect(new Set(titles).size).toBe(200);
  });

  it('links every page to another of the same product', () => {
    const pages = createContent(31, PRODUCTS);
    const wrong = pages.filter(
      (page) => page === pages[page.next.index] || page.product !== pages[page.next.index]?.product,
    );
    expect(wrong).toEqual([]);
  });

  it('refuses fewer pages than two a product', () => {
    expect(() => createContent(5, PRODUCTS)).toThrow('needs at least 6 pages');
  });
});
