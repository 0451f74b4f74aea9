import {countFaults, type OutsideLoad, type PageFault} from './walkPages.ts';
import type {ProcessCost} from '../runProcess.ts';
import type {Measured} from './measureSite.ts';
import type {Answer, Trial} from './tryFeatures.ts';

/** Results for one build of a site. */
export interface BuildReport {
  readonly build: Omit<ProcessCost, 'output'>;
  readonly pages: number;
  /** Pages that were opened. */
  readonly walked: number;
  readonly faults: readonly PageFault[];
  readonly loads: readonly OutsideLoad[];
  readonly trials: readonly Trial[];
  readonly answered: readonly Answer[];
  /** The page that was measured. */
  readonly measuredPath: string;
  /** Why the page could not be measured, if it could not: some pages keep the network busy for ever. */
  readonly measured: Measured | string;
}

/** A site before and after the preset. */
export interface SiteReport {
  readonly name: string;
  readonly docusaurus: string;
  readonly locales: readonly string[];
  /** Lines of the configuration that the preset changed. */
  readonly changes: readonly string[];
  readonly remarks: readonly string[];
  /** Absent when the site does not build without the preset. */
  readonly before?: BuildReport;
  readonly after: BuildReport;
}

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (time: number): string => (Number.isFinite(time) ? `${Math.round(time)} ms` : 'none in 30 s');

const ROWS: readonly [label: string, cell: (report: BuildReport) => string][] = [
  ['pages', ({pages}) => String(pages)],
  ['pages with errors', ({faults, walked}) => `${new Set(faults.map(({path}) => path)).size} of ${walked}`],
  ['scripts and frames of other hosts', ({loads}) => String(new Set(loads.map(({load}) => load)).size)],
  ['build', ({build}) => `${build.seconds.toFixed(0)} s`],
  ['build, processor time', ({build}) => `${build.processorSeconds?.toFixed(0) ?? '-'} s`],
];

/** What the measured page costs. */
const COSTS: readonly [label: string, cell: (measured: Measured) => string][] = [
  [
    'before load',
    ({bytesBeforeLoad, requestsBeforeLoad}) => `${kB(bytesBeforeLoad)} in ${requestsBeforeLoad} requests`,
  ],
  ['in all', ({bytesTotal, requestsTotal}) => `${kB(bytesTotal)} in ${requestsTotal} requests`],
  ['largest paint', ({largestPaint}) => ms(largestPaint)],
  ['blocking', ({blocking}) => ms(blocking)],
  ['time in scripts', ({script}) => ms(script)],
  ['search, from the tap to the first hit', ({search}) => (search ? ms(search.firstHit) : '-')],
  ['search, bytes until then', ({search}) => (search ? kB(search.bytes) : '-')],
];

/** Faults that the site has only with the preset, each with its number of pages. */
export function newFaults({before, after}: SiteReport): string[] {
  const known = new Set(before?.faults.map(({path, message}) => `${path} ${message}`));
  return countFaults(after.faults.filter(({path, message}) => !known.has(`${path} ${message}`))).map(
    ({message, pages, example}) => `${message} (${pages} pages, ${example})`,
  );
}

/** Scripts and frames of other hosts that pages load in one of the builds only, each with its number of pages. */
export function changedLoads({before, after}: SiteReport): string[] {
  if (before === undefined) return [];
  const keyOf = ({path, load}: OutsideLoad) => `${path} ${load}`;
  const missingIn = (one: BuildReport, other: BuildReport) => {
    const known = new Set(other.loads.map(keyOf));
    return countFaults(
      one.loads.filter((load) => !known.has(keyOf(load))).map(({path, load}) => ({path, message: load})),
    );
  };
  const lines = (found: ReturnType<typeof countFaults>, when: string) =>
    found.map(
      ({message, pages, example}) => `${message} is loaded only ${when} (${pages} pages, ${example})`,
    );
  return [
    ...lines(missingIn(before, after), 'without the preset'),
    ...lines(missingIn(after, before), 'with the preset'),
  ];
}

/** The report as Markdown. */
export function renderReport(report: SiteReport): string {
  const {name, docusaurus, locales, changes, remarks, before, after} = report;
  const cells = (cell: (one: BuildReport) => string) => `${before ? cell(before) : '-'} | ${cell(after)}`;
  const trial = (one: BuildReport, wanted: string) => {
    const found = one.trials.find((given) => given.name === wanted);
    return found === undefined ? '-' : found.outcome;
  };
  const cost = (measured: Measured | string, cell: (measured: Measured) => string) =>
    typeof measured === 'string' ? '-' : cell(measured);
  const unmeasured = Object.entries({before, after}).flatMap(([build, one]) =>
    typeof one?.measured === 'string'
      ? [`- The page was not measured ${build === 'before' ? 'without' : 'with'} the preset: ${one.measured}`]
      : [],
  );
  const faults = newFaults(report);
  const failed = after.trials.filter(({outcome}) => outcome === 'fails');
  return [
    `## ${name}`,
    '',
    `Docusaurus ${docusaurus}, locales ${locales.join(', ')}; measured on \`${after.measuredPath}\`.`,
    '',
    '```diff',
    ...changes,
    '```',
    '',
    '| | before | after |',
    '| --- | --- | --- |',
    ...ROWS.map(([label, cell]) => `| ${label} | ${cells(cell)} |`),
    ...COSTS.map(([label, cell]) => `| ${label} | ${cells(({measured}) => cost(measured, cell))} |`),
    ...after.trials.map(({name: wanted}) => `| ${wanted} | ${cells((one) => trial(one, wanted))} |`),
    '',
    ...remarks.map((remark) => `- ${remark}`),
    ...unmeasured,
    ...faults.map((line) => `- New error: ${line}`),
    ...after.answered.map(({question, first}) => `- Search answers "${question}" with ${first} first.`),
    ...changedLoads(report).map((line) => `- ${line}`),
    ...failed.map(({name: wanted, detail}) => `- ${wanted} fails: ${detail}`),
    ...(faults.length === 0 && failed.length === 0 ? ['- No error that the site did not have before.'] : []),
    '',
  ].join('\n');
}
