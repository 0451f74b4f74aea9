import {markdownTable} from '../../../relevance/src/relevanceReport.ts';
import type {SearchAnswer} from '../measure/measureSearch.ts';
import type {View} from '../measure/measureView.ts';
import type {BuildCost, BuildRun} from '../build/measureBuild.ts';
import type {NextPage} from '../browser/measureNextPage.ts';
import {median, medianOf, upperQuartile} from '../measure/median.ts';

/** Everything measured of one peer at one size. */
export interface PeerResult {
  readonly label: string;
  readonly pages: number;
  readonly build: BuildCost | null;
  readonly views: readonly View[];
  readonly nextPages: readonly NextPage[];
  readonly searches: readonly SearchAnswer[];
  /** First views of the page with pictures. */
  readonly pictures: readonly View[];
  /** Bytes of a page that is opened by its address after another one. */
  readonly secondPages: readonly number[];
  /** Why parts are missing. */
  readonly failures: readonly string[];
}

const HEAD: readonly string[] = [
  'pages',
  'site',
  'kB before load',
  'requests before load',
  'kB total',
  'requests total',
  'first / largest paint ms',
  'blocking ms, median / upper quartile',
  'shift',
  'script ms',
  'heap MB',
  'hover to next page ms',
  'hover and click kB',
  'second page by address kB',
  'search tap to visible / to result ms',
  'page with pictures: kB before load / largest paint ms / shift',
  'build cold / warm s',
  'build memory GB',
  'runs',
];

/** The one table of the benchmark; kB, MB and GB are powers of ten, "-" is not measured. */
export function siteTable(results: readonly PeerResult[]): string {
  return markdownTable(HEAD, results.map(row));
}

function row({label, pages, build, views, nextPages, searches, pictures, secondPages}: PeerResult): string[] {
  return [
    String(pages),
    label,
    ...viewCells(views),
    nextPages.length > 0 ? medianOf(nextPages).time.toFixed(0) : '-',
    nextPages.length > 0 ? (medianOf(nextPages).bytes / 1000).toFixed(1) : '-',
    secondPages.length > 0 ? (median(secondPages) / 1000).toFixed(1) : '-',
    searchCell(searches),
    picturesCell(pictures),
    build === null ? '-' : `${seconds(build.cold)} / ${seconds(build.warm)}`,
    build === null ? '-' : memory(build),
    String(views.length),
  ];
}

function viewCells(views: readonly View[]): string[] {
  if (views.length === 0) return Array.from({length: 9}, () => '-');
  const view = medianOf(views);
  return [
    (view.bytesBeforeLoad / 1000).toFixed(1),
    view.requestsBeforeLoad.toFixed(0),
    (view.bytesTotal / 1000).toFixed(1),
    view.requestsTotal.toFixed(0),
    `${view.firstPaint.toFixed(0)} / ${view.largestPaint.toFixed(0)}`,
    `${view.blocking.toFixed(0)} / ${upperQuartile(views.map(({blocking}) => blocking)).toFixed(0)}`,
    view.shift.toFixed(3),
    view.script.toFixed(0),
    (view.heap / 1e6).toFixed(1),
  ];
}

function picturesCell(views: readonly View[]): string {
  if (views.length === 0) return '-';
  const {bytesBeforeLoad, largestPaint, shift} = medianOf(views);
  return `${(bytesBeforeLoad / 1000).toFixed(1)} / ${largestPaint.toFixed(0)} / ${shift.toFixed(3)}`;
}

function searchCell(searches: readonly SearchAnswer[]): string {
  if (searches.length === 0) return '-';
  const {visible, usable, taps} = medianOf(searches);
  const lost = taps > 1 ? ` (${taps.toFixed(0)} taps)` : '';
  const result = usable === Infinity ? '> 30 s' : usable.toFixed(0);
  return `${visible.toFixed(0)} / ${result}${lost}`;
}

function seconds(run: BuildRun): string {
  return run.seconds.toFixed(1);
}

function memory({cold, warm}: BuildCost): string {
  if (cold.peakMemory === null || warm.peakMemory === null) return '-';
  return (Math.max(cold.peakMemory, warm.peakMemory) / 1e9).toFixed(1);
}

/** What went wrong, one line each; empty when nothing did. */
export function failureList(results: readonly PeerResult[]): string {
  return results
    .flatMap(({label, pages, failures}) =>
      failures.map((failure) => `- ${label}, ${pages} pages: ${failure}`),
    )
    .join('\n');
}
