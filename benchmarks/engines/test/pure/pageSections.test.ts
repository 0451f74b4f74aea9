import {expect, test} from 'vitest';
import {pageSections} from '../../src/pageSections.ts';
import {createPage} from '../createPage.ts';

test('splits at headings down to the given level and keeps deeper ones as text', () => {
  expect(pageSections(createPage(), 2)).toEqual([
    {level: 1, title: 'Cameras', anchor: null, text: 'Intro.'},
    {level: 2, title: 'Add', anchor: 'add', text: 'Press add.\nBy address\nType the address.'},
  ]);
});
