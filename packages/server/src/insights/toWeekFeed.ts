import {describeWeek, titleOfWeek} from './describeWeek.ts';
import {escapeMarkup as escape} from './escapeMarkup.ts';
import type {InsightsReport} from './InsightsReport.ts';

/** Formats weeks, newest first, as an Atom feed (RFC 4287). */
export function toWeekFeed(weeks: readonly InsightsReport[]): string {
  const updatedAt = ({period}: InsightsReport): string => `${period.to}T23:59:59Z`;
  const idOf = ({period}: InsightsReport): string =>
    `urn:help-center-search:week:${encodeURIComponent(period.index)}:${period.from}`;
  const entries = weeks.map(
    (week) => `  <entry>
    <id>${idOf(week)}</id>
    <title>${escape(titleOfWeek(week))}</title>
    <updated>${updatedAt(week)}</updated>
    <content type="text">${escape(describeWeek(week))}</content>
  </entry>
`,
  );
  const [newest] = weeks;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>urn:help-center-search:weeks</id>
  <title>Search insights by the week</title>
  <author><name>Search server</name></author>
  <updated>${newest === undefined ? '1970-01-01T00:00:00Z' : updatedAt(newest)}</updated>
${entries.join('')}</feed>
`;
}
