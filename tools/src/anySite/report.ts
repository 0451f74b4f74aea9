import type {Trial} from './tryFeatures.ts';
import type {Finding} from './walkPages.ts';

/** Results for one build of a site. */
export interface BuildReport {
  readonly seconds: number;
  readonly pages: number;
  /** Pages that were opened. */
  readonly walked: number;
  readonly findings: readonly Finding[];
  readonly trials: readonly Trial[];
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

const ROWS: readonly [label: string, cell: (report: BuildReport) => string][] = [
  ['pages', ({pages}) => String(pages)],
  [
    'pages with findings',
    ({findings, walked}) => `${new Set(findings.map(({path}) => path)).size} of ${walked}`,
  ],
  ['build', ({seconds}) => `${seconds.toFixed(0)} s`],
];

/** The findings of pages that do not have them in the other build, by message with the number of pages, most frequent first. */
export function onlyIn(one: BuildReport | undefined, other: BuildReport | undefined): string[] {
  const keyOf = ({path, message}: Finding) => `${path} ${message}`;
  const known = new Set(other?.findings.map(keyOf));
  const byMessage = new Map<string, string[]>();
  for (const finding of one?.findings ?? []) {
    const {path, message} = finding;
    if (!known.has(keyOf(finding))) byMessage.set(message, [...(byMessage.get(message) ?? []), path]);
  }
  return [...byMessage]
    .sort(([, left], [, right]) => right.length - left.length)
    .map(([message, paths]) => `${message} (${paths.length} pages, ${paths[0]})`);
}

/** What is wrong only with the preset; empty if the site works with it as before. */
export function listFailures({before, after}: SiteReport): string[] {
  const failed = after.trials.filter(({outcome}) => outcome === 'fails');
  return [
    ...onlyIn(after, before).map((line) => `Only with the preset: ${line}`),
    ...failed.map(({name, detail}) => `${name} fails: ${detail}`),
  ];
}

/** The report as Markdown. */
export function renderReport(report: SiteReport): string {
  const {name, docusaurus, locales, changes, remarks, before, after} = report;
  const row = (label: string, cell: (one: BuildReport) => string) =>
    `| ${label} | ${before ? cell(before) : '-'} | ${cell(after)} |`;
  const failures = listFailures(report);
  return [
    `## ${name}`,
    '',
    `Docusaurus ${docusaurus}, locales ${locales.join(', ')}.`,
    '',
    '```diff',
    ...changes,
    '```',
    '',
    '| | before | after |',
    '| --- | --- | --- |',
    ...ROWS.map(([label, cell]) => row(label, cell)),
    ...after.trials.map(({name: wanted}) =>
      row(wanted, ({trials}) => trials.find((trial) => trial.name === wanted)?.outcome ?? '-'),
    ),
    '',
    ...[
      ...remarks,
      ...onlyIn(before, after).map((line) => `Only without the preset: ${line}`),
      ...(failures.length === 0 ? ['No error that the site did not have before.'] : failures),
    ].map((line) => `- ${line}`),
    '',
  ].join('\n');
}
