import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {RecentCache} from '../src/RecentCache.ts';

describe('a cache of recent values', () => {
  it('returns the value of a key', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({max: 30})), fc.integer({min: 1, max: 20}), (keys, capacity) => {
        const cache = new RecentCache<number, number>(capacity);
        for (const key of keys) expect(cache.take(key, (asked) => asked * 2)).toBe(key * 2);
      }),
    );
  });

  it('keeps values in use while others are added', () => {
    const cache = new RecentCache<string, object>(10);
    const first = cache.take('in use', () => ({}));
    for (let number = 0; number < 100; number += 1) {
      cache.take(`passing by ${number}`, () => ({}));
      expect(cache.take('in use', () => ({}))).toBe(first);
    }
  });

  it('evicts unused values', () => {
    const cache = new RecentCache<string, number>(10);
    cache.take('once', () => 1);
    for (let number = 0; number < 20; number += 1) cache.take(`passing by ${number}`, () => 0);
    expect(cache.take('once', () => 2)).toBe(2);
  });

  it('counts large values as several', () => {
    const cache = new RecentCache<string, string>(10);
    const sizeOf = (text: string): number => text.length;
    cache.take('large', () => 'ten letter', sizeOf);
    cache.take('next', () => 'nine more', sizeOf);
    cache.take('last', () => 'nine more', sizeOf);
    expect(cache.take('large', () => 'made anew', sizeOf)).toBe('made anew');
  });
});
