import {expect, test} from 'vitest';
import type {Measurement} from '../../src/metrics.ts';
import {relevanceReport} from '../../src/relevanceReport.ts';

function measurements(engine: string, ranks: readonly (number | null)[]): Measurement[] {
  return ranks.map((rank, index) => ({
    engine,
    corpus: 'a',
    group: 'known-item',
    variant: 'original',
    pair: String(index),
    query: `q${index}`,
    rank,
    isEmpty: false,
  }));
}

test('compares ours with the best peer', () => {
  const report = relevanceReport([
    ...measurements('ours', [1, 1, 2]),
    ...measurements('weak', [null, null, 1]),
    ...measurements('strong', [1, 2, 2]),
  ]);
  expect(report).toContain('| all | original | strong 0.667 | +0.167 |');
});

test('leaves the comparison out where there is no peer', () => {
  expect(relevanceReport(measurements('ours', [1]))).not.toContain('best peer');
});

test('shows only the variants that were asked', () => {
  expect(relevanceReport(measurements('ours', [1]))).not.toContain('typo');
});

test('counts the questions of a table once for all engines', () => {
  const report = relevanceReport([...measurements('ours', [1, 2]), ...measurements('peer', [1, 2])]);
  expect(report).toContain('original (2) MRR@10');
});
