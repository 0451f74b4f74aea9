import {describe, expect, test} from 'vitest';
import {toQuery, withoutEnd, withTypo} from '../../../src/public/toQuery.ts';

describe('the query of a commit subject', () => {
  test.each([
    ['docs(camera): clarify recording schedule limits (#123)', 'recording schedule limits'],
    ['feat!: support nested camera groups (closes #4)', 'support nested camera groups'],
    ['📝 Add docs for the `motion_zone` option value', 'motion_zone option value'],
    ['[docs] Explain how to export models offline', 'export models offline'],
    ['Document retention of recorded video in the docs', 'retention of recorded video'],
  ])('of "%s" is "%s"', (subject, query) => {
    expect(toQuery(subject)).toBe(query);
  });

  test.each([
    'docs: fix typo in camera setup guide',
    'Fix broken link to camera setup page',
    'chore(deps): bump camera driver library',
    'Update cameras.md with more details',
    'docs: document version 11.15 of cameras',
    'Revert "docs: explain camera zones again"',
  ])('is left out for the trivial "%s"', (subject) => {
    expect(toQuery(subject)).toBeNull();
  });

  test('is left out with fewer than three words that mean something, and with more than nine', () => {
    expect(toQuery('docs: camera zones')).toBeNull();
    expect(toQuery('docs: what to do with camera zones')).toBeNull();
    expect(toQuery('docs: one two three four five six seven eight nine ten')).toBeNull();
  });
});

describe('the spellings of a query', () => {
  test('have two neighbouring letters of the longest word swapped', () => {
    expect(withTypo('set the recording zone')).toBe('set the recodring zone');
  });
  test('swap letters that differ', () => {
    expect(withTypo('a xyzzzz')).toBe('a xzyzzz');
  });
  test('have no typo where every word is short', () => {
    expect(withTypo('set the zone')).toBeNull();
  });
  test('lack the last third of the last word', () => {
    expect(withoutEnd('camera recording')).toBe('camera record');
  });
  test('are not cut where the last word is short or no word', () => {
    expect(withoutEnd('camera fps')).toBeNull();
    expect(withoutEnd('camera v1.2')).toBeNull();
  });
});
