import type {InsightsReport, QueryRow, ReportPeriod} from './InsightsReport.ts';
import {toDay} from './period.ts';

const DAY_MS = 86_400_000;

/** Most lines of a list in the summary. */
const MAX_LINES = 10;

/** A complete week, Monday to Sunday in UTC, counted back from today; 1 is the last one. */
export function weekBefore(now: number, weeks: number, index: string): ReportPeriod {
  const today = new Date(now);
  const sinceMonday = (today.getUTCDay() + 6) % 7;
  const monday = now - (sinceMonday + 7 * weeks) * DAY_MS;
  return {from: toDay(monday), to: toDay(monday + 6 * DAY_MS), index};
}

/** The title of a week. */
export function titleOfWeek({period, summary}: InsightsReport): string {
  const {searches, empty} = summary;
  return `Week of ${period.from}: ${count(searches, 'search', 'searches')}, ${empty} without results`;
}

/** The summary of a week as plain text, for e-mail. */
export function describeWeek(report: InsightsReport): string {
  const {period, summary, withoutResults, withoutClick, funnel, feedback, remarks} = report;
  const [opened, , clicked, , returned] = funnel;
  const complaints = feedback.filter(({notHelped, reports}) => notHelped + reports > 0);
  const sections: [title: string, lines: string[]][] = [
    ['Searches without results', withoutResults.map(describeQuery)],
    ['Searches without a click', withoutClick.map(describeQuery)],
    [
      'Pages that did not help',
      complaints.map(
        ({page, helped, notHelped, reports}) =>
          `${page}: ${notHelped} no, ${helped} yes, ${count(reports, 'report', 'reports')}`,
      ),
    ],
    ['What readers wrote', remarks.map(({page, text}) => `${page}: ${text}`)],
  ];
  return [
    `What readers searched for from ${period.from} to ${period.to}`,
    '',
    `${count(summary.searches, 'search', 'searches')}, ${summary.empty} without results, ${summary.clicked} with a click.`,
    ...(opened !== undefined && opened.sessions > 0
      ? [
          `Search was opened ${opened.sessions} times, led to a result ${clicked?.sessions ?? 0} times, and again to a search ${returned?.sessions ?? 0} times.`,
        ]
      : []),
    ...sections.flatMap(([title, lines]) =>
      lines.length === 0
        ? []
        : [
            '',
            title,
            ...lines.slice(0, MAX_LINES).map((line) => `- ${line}`),
            ...(lines.length > MAX_LINES ? [`- and ${lines.length - MAX_LINES} more`] : []),
          ],
    ),
    '',
  ].join('\n');
}

function describeQuery({query, searches}: QueryRow): string {
  return `${query} (${searches})`;
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
