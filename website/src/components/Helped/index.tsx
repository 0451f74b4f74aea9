import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import {useReportLink} from '../PageHead/useReportLink.ts';
import {nameOfKind} from '../ReportForm/reportKinds.ts';
import {useReportPlaces} from '../ReportForm/useReportPlaces.ts';
import Answers from './Answers.tsx';
import {sendFeedback} from './sendFeedback.ts';
import styles from './styles.module.css';

/** Problems to report with one click; the report page offers one more. */
const PROBLEMS = ['wrong', 'missing', 'unclear'] as const;

/**
 * Asks whether a page helped where our own server stores the answer; "No" continues with a report. Sites with another place for
 * reports only offer the report, and sites without any ask nothing, because nobody would receive it.
 */
export default function Helped({permalink}: {permalink: string}): ReactNode {
  const places = useReportPlaces();
  const toReport = useReportLink(permalink);
  const history = useHistory();
  if (places === undefined) return null;
  const feedbackUrl = places.storedBy;
  async function send(kind: 'helped' | 'not-helped') {
    await sendFeedback(feedbackUrl ?? '', {page: permalink, kind});
    if (kind === 'not-helped') history.push(toReport('missing').to);
  }
  return (
    // Another page asks again.
    <div className={styles.helped} key={permalink} role="group" aria-labelledby="helped">
      {feedbackUrl ? (
        <>
          <strong id="helped">
            <Translate id="page.helped">Did this help?</Translate>
          </strong>
          <Answers send={send} />
          <Link {...toReport()}>
            <Translate id="page.helped.report">Say what is wrong or missing</Translate>
          </Link>
        </>
      ) : (
        <>
          <strong id="helped">
            <Translate id="page.problem">Is something wrong with this page?</Translate>
          </strong>
          {PROBLEMS.map((kind) => (
            <Link key={kind} {...toReport(kind)}>
              {nameOfKind(kind)}
            </Link>
          ))}
        </>
      )}
    </div>
  );
}
