import {createHierarchy, createObjectID, hash64} from '@help-center/records';
import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';

const identity = {
  url: 'https://help.example.com/docs/a/#b',
  type: 'content' as const,
  hierarchy: createHierarchy('Docs', 'Page', 'Section'),
  content: 'Some text.',
};

describe('createObjectID', () => {
  it('gives the same id to the same text at the same place', () => {
    expect(createObjectID({...identity})).toBe(createObjectID(identity));
  });

  it.each([
    {url: 'https://help.example.com/docs/a/#c'},
    {type: 'lvl2' as const},
    {hierarchy: createHierarchy('Docs', 'Page', 'Other')},
    {content: 'Other text.'},
  ])('gives another id for %j', (change) => {
    expect(createObjectID({...identity, ...change})).not.toBe(createObjectID(identity));
  });

  it('distinguishes equal blocks of a section by occurrence', () => {
    expect(createObjectID(identity, 1)).not.toBe(createObjectID(identity));
  });

  it('is stable across releases', () => {
    expect(createObjectID(identity)).toMatchInlineSnapshot(`"1gxhf5yoh1y89"`);
  });
});

describe('hash64', () => {
  it('is 13 characters of base 36', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(hash64(text)).toMatch(/^[0-9a-z]{13}$/u);
      }),
    );
  });

  it('differs for texts with one different character', () => {
    fc.assert(
      fc.property(fc.string({minLength: 1}), fc.nat(), (text, at) => {
        const index = at % text.length;
        const other = `${text.slice(0, index)}\u2603${text.slice(index + 1)}`;
        fc.pre(other !== text);
        expect(hash64(other)).not.toBe(hash64(text));
      }),
    );
  });

  it('gives bytes and their text the same hash', () => {
    expect(hash64(Uint8Array.from([97, 98, 99]))).toBe(hash64('abc'));
  });
});
