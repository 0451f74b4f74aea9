import type {Finding} from './browse.ts';

/** Results for one build of a site. */
export interface BuildReport {
  readonly seconds: number;
  readonly pages: number;
  readonly findings: readonly Finding[];
}

/** The findings of pages and features that do not have them in the other build, by message, most frequent first. */
export function listOnlyIn(one: BuildReport | undefined, other: BuildReport | undefined): string[] {
  const keyOf = ({path, message}: Finding) => `${path} ${message}`;
  const known = new Set(other?.findings.map(keyOf));
  const byMessage = new Map<string, string[]>();
  for (const finding of one?.findings ?? []) {
    const {path, message} = finding;
    if (!known.has(keyOf(finding))) byMessage.set(message, [...(byMessage.get(message) ?? []), path]);
  }
  return [...byMessage]
    .sort(([, left], [, right]) => right.length - left.length)
    .map(([message, paths]) => `${message} (${paths.length} times, first ${paths[0]})`);
}

/** The report as Markdown. */
export function renderReport(
  title: string,
  remarks: readonly string[],
  before: BuildReport | undefined,
  after: BuildReport,
): string {
  const numbers = ({seconds, pages, findings}: BuildReport) =>
    `${pages} pages, built in ${seconds.toFixed(0)} s, ${findings.length} findings`;
  const failures = listOnlyIn(after, before).map((line) => `Only with the preset: ${line}`);
  const lines = [
    ...(before === undefined ? [] : [`Before: ${numbers(before)}.`]),
    `After: ${numbers(after)}.`,
    ...remarks,
    ...listOnlyIn(before, after).map((line) => `Only without the preset: ${line}`),
    ...(failures.length === 0 ? ['No error that the site did not have before.'] : failures),
  ];
  return `## ${title}\n\n${lines.map((line) => `- ${line}\n`).join('')}`;
}
