import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useReportLink} from '../PageHead/useReportLink.ts';
import {nameOfKind} from '../ReportForm/reportKinds.ts';
import Answers from './Answers.tsx';
import {sendFeedback} from './sendFeedback.ts';
import styles from './styles.module.css';

/** Problems to report with one click; the report page offers one more. */
const SAID = ['wrong', 'missing', 'unclear'] as const;

/**
 * Asks whether a page helped. Our own server stores the answer; without one it stays on the page, without scripts too: "Yes" is
 * thanked for, and "No" asks what is wrong, which begins a report.
 */
export default function Helped({permalink}: {permalink: string}): ReactNode {
  const {feedbackUrl} = useDocusaurusContext().siteConfig.customFields as {feedbackUrl?: string};
  const toReport = useReportLink(permalink);
  return (
    // Another page asks anew.
    <div className={styles.helped} key={permalink} role="radiogroup" aria-labelledby="helped">
      <strong id="helped">
        <Translate id="page.helped">Did this help?</Translate>
      </strong>
      {feedbackUrl ? (
        <>
          <Answers send={(kind) => sendFeedback(feedbackUrl, {page: permalink, kind})} />
          <Link {...toReport()}>
            <Translate id="page.helped.report">Say what is wrong or missing</Translate>
          </Link>
        </>
      ) : (
        <>
          <label>
            <input type="radio" name="helped" />
            <Translate id="page.helped.yes">Yes</Translate>
          </label>
          <label>
            <input type="radio" name="helped" />
            <Translate id="page.helped.no">No</Translate>
          </label>
          <div role="status">
            <p>
              <Translate id="page.helped.kept">Thank you. Nothing was sent or stored.</Translate>
            </p>
            <p>
              <Translate id="page.helped.why">What is wrong with it?</Translate>
              {SAID.map((kind) => (
                <Link key={kind} {...toReport(kind)}>
                  {nameOfKind(kind)}
                </Link>
              ))}
            </p>
          </div>
        </>
      )}
    </div>
  );
}
