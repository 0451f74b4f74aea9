import {expect, test} from 'vitest';
import {scorePlot} from '../../../src/public/scorePlot.ts';

const SCORES = [
  {engine: 'ours', score: 0.75, low: 0.7, high: 0.8},
  {engine: 'a & b', score: 0.5, low: 0.4, high: 0.6},
];

test('a plot says in words what it shows', () => {
  const svg = scorePlot('plot', 'As written', SCORES);
  expect(svg).toContain('role="img" aria-labelledby="plot-title plot-text"');
  expect(svg).toContain('<title id="plot-title">As written</title>');
  expect(svg).toContain('ours 0.750 (0.700 to 0.800), a &amp; b 0.500 (0.400 to 0.600)');
});

test('a plot has no colours of its own', () => {
  expect(scorePlot('plot', 'As written', SCORES)).not.toMatch(/#[0-9a-f]{3,6}\b|fill="|stroke="|style=/);
});

test('a better score stands further right, on the interval that goes with it', () => {
  const svg = scorePlot('plot', 'As written', SCORES);
  const [first = 0, second = 0] = [...svg.matchAll(/cx="([\d.]+)"/g)].map(([, x]) => Number(x));
  const [low = 0, high = 0] =
    /class="interval" x1="([\d.]+)" x2="([\d.]+)"/.exec(svg)?.slice(1).map(Number) ?? [];
  expect(first).toBeGreaterThan(second);
  expect(low).toBeLessThan(first);
  expect(high).toBeGreaterThan(first);
});
