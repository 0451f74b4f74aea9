import {expect, it} from 'vitest';
import {sitePlot} from '../../src/report/sitePlot.ts';
import type {PeerResult} from '../../src/report/siteTables.ts';

const nothing: PeerResult = {
  label: 'Nothing & Co',
  pages: 100,
  build: null,
  views: [],
  nextPages: [],
  searches: [],
  pictures: [],
  secondPages: [],
  failures: [],
};
const measured = (label: string, times: readonly number[]): PeerResult => ({
  ...nothing,
  label,
  nextPages: times.map((time) => ({time, bytes: 1})),
});

/** Widths of the bars, in the order of the sites. */
function barsOf(svg: string): number[] {
  return [...svg.matchAll(/<rect x="\d+"[^>]* width="([\d.]+)"/g)].map(([, width]) => Number(width));
}

it('draws a bar as long as the median of a site', () => {
  const [short = 0, long = 0] = barsOf(
    sitePlot([measured('ours', [90, 100, 180]), measured('Other', [400, 200, 300])]),
  );
  expect(long / short).toBeCloseTo(3, 1);
});

it('draws a line from the least to the most measured value', () => {
  const [, from, to] =
    /<path d="M([\d.]+) \d+H([\d.]+)"/.exec(sitePlot([measured('ours', [100, 50, 75])])) ?? [];
  const left = 270;
  expect((Number(to) - left) / (Number(from) - left)).toBeCloseTo(2, 1);
});

it('says of a site that it was not measured, and writes its name as text', () => {
  const svg = sitePlot([nothing]);
  expect(svg).toContain('Nothing &amp; Co, 100 pages');
  expect(svg).toContain('not measured');
});
