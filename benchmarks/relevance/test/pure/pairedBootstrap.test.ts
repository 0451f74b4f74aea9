import {expect, test} from 'vitest';
import {pairedBootstrap} from '../../src/pairedBootstrap.ts';

test('gives the same interval for the same differences', () => {
  const differences = [
    [0.5, -0.2, 0.1, 0, 1],
    [0.3, -0.5],
  ];
  expect(pairedBootstrap(differences)).toEqual(pairedBootstrap(differences));
});

test('weighs each corpus the same', () => {
  expect(pairedBootstrap([[1], [0, 0, 0]]).difference).toBe(0.5);
});

test('is sure of a difference that every question shows', () => {
  const {low, high, p} = pairedBootstrap([Array.from({length: 20}, () => 0.4)], 1000);
  expect([low.toFixed(3), high.toFixed(3), p]).toEqual(['0.400', '0.400', 1 / 1000]);
});

test('finds nothing where gains and losses are equal', () => {
  const {low, high, p} = pairedBootstrap([Array.from({length: 50}, (_, index) => (index % 2 ? 1 : -1))]);
  expect(low).toBeLessThan(0);
  expect(high).toBeGreaterThan(0);
  expect(p).toBeGreaterThan(0.5);
});

test('has an interval close to the one of the normal distribution', () => {
  // 100 differences with standard deviation 1: the mean deviates by 0.1, so 95 % lie within about 0.196.
  const differences = Array.from({length: 100}, (_, index) => (index % 2 ? 1 : -1));
  const {low, high} = pairedBootstrap([differences]);
  expect(low).toBeCloseTo(-0.196, 1);
  expect(high).toBeCloseTo(0.196, 1);
});

test('refuses to compare nothing', () => {
  expect(() => pairedBootstrap([[], []])).toThrow('There is nothing to compare');
});
