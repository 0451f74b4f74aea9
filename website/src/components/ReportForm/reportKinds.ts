import {translate} from '@docusaurus/Translate';

/** Problems of a page, as named in the address of the report page. */
export const KINDS = ['wrong', 'missing', 'unclear', 'broken'] as const;

/** One of `KINDS`. */
export type ReportKind = (typeof KINDS)[number];

/** The name of a problem for readers and reports. */
export function nameOfKind(kind: ReportKind): string {
  const names: Readonly<Record<ReportKind, string>> = {
    wrong: translate({id: 'report.kind.wrong', message: 'Wrong'}),
    missing: translate({id: 'report.kind.missing', message: 'Missing'}),
    unclear: translate({id: 'report.kind.unclear', message: 'Hard to follow'}),
    broken: translate({id: 'report.kind.broken', message: 'Does not work on my device'}),
  };
  return names[kind];
}
