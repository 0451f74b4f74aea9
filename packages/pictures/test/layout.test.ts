import {describe, expect, it} from 'vitest';
import {chooseWidths, createSizes} from '../src/layout.ts';

describe('the files of a picture', () => {
  it.each([
    [300, [300]],
    [500, [500]],
    [600, [480, 600]],
    [1600, [480, 720, 1080, 1600]],
    [6000, [480, 720, 1080, 1600]],
  ])('have at a width of %i the widths %j', (width, widths) => {
    expect(chooseWidths(width)).toEqual(widths);
  });
});

describe('createSizes', () => {
  it.each([
    [
      'docs/a',
      '(min-width: 1600px) 960px, (min-width: 1200px) min(800px,100vw - 566px), (min-width: 997px) calc(100vw - 492px), (min-width: 577px) min(800px,100vw - 48px), calc(100vw - 32px)',
    ],
    [
      'blog/a',
      '(min-width: 1600px) 960px, (min-width: 1200px) min(800px,100vw - 566px), (min-width: 997px) calc(100vw - 492px), (min-width: 577px) min(800px,100vw - 48px), calc(100vw - 32px)',
    ],
    [
      'src/pages',
      '(min-width: 1200px) 666px, (min-width: 997px) 700px, (min-width: 577px) min(800px,100vw - 48px), calc(100vw - 32px)',
    ],
  ])('matches the column of %s', (place, sizes) => {
    expect(createSizes(`${place}/index.mdx`, 2000)).toBe(sizes);
  });

  it('never exceeds the picture', () => {
    expect(createSizes('docs/index.mdx', 500)).toBe(
      '(min-width: 1600px) min(500px, 960px), (min-width: 1200px) min(500px, min(800px,100vw - 566px)), (min-width: 997px) min(500px, calc(100vw - 492px)), (min-width: 577px) min(500px, min(800px,100vw - 48px)), min(500px, calc(100vw - 32px))',
    );
  });
});
