import {describe, expect, it} from 'vitest';
import {stem} from '../src/analysis/stem.ts';

describe('stem', () => {
  it.each([
    ['cameras', 'camera'],
    ['boxes', 'box'],
    ['queries', 'query'],
    ['gpus', 'gpu'],
    ['validates', 'validation'],
    ['training', 'train'],
    ['trained', 'train'],
    ['stopped', 'stop'],
    ['configuration', 'configurations'],
    ['detection', 'detect'],
    ['installation', 'install'],
    ['generating', 'generate'],
    ['validated', 'validation'],
    ['updated', 'update'],
    ['repeated', 'repeat'],
    ['formatting', 'format'],
    ['filtering', 'filter'],
    ['rendered', 'render'],
    ['embedded', 'embed'],
    ['cancelled', 'cancel'],
    ['installed', 'installs'],
    ['customised', 'customizes'],
    ['promised', 'promises'],
  ])('gives %s and %s one stem', (a, b) => {
    expect(stem(a)).toBe(stem(b));
  });

  it.each([
    ['port', 'portal'],
    ['class', 'clas'],
    ['ring', 'r'],
    ['string', 'str'],
    ['role', 'roll'],
    ['formatted', 'form'],
    ['e1042s', 'e1042'],
    ['kamerás', 'kamerá'],
  ])('keeps %s and %s apart', (a, b) => {
    expect(stem(a)).not.toBe(stem(b));
  });
});
