import {translate} from '@docusaurus/Translate';

/** What can be wrong with a page, as the address of the report page says it; the first where it says nothing. */
export const KINDS = ['wrong', 'missing', 'unclear', 'broken'] as const;

/** One of `KINDS`. */
export type ReportKind = (typeof KINDS)[number];

/** What readers and the report call it. */
export function nameOfKind(kind: ReportKind): string {
  const names: Readonly<Record<ReportKind, string>> = {
    wrong: translate({id: 'report.kind.wrong', message: 'Wrong'}),
    missing: translate({id: 'report.kind.missing', message: 'Missing'}),
    unclear: translate({id: 'report.kind.unclear', message: 'Hard to follow'}),
    broken: translate({id: 'report.kind.broken', message: 'Does not work on my device'}),
  };
  return names[kind];
}
