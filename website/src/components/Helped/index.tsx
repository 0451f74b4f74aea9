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

/** Asks whether a page helped if the site's server stores answers, otherwise links to the report page. */
export default function Helped({permalink}: {permalink: string}): ReactNode {
  const {feedbackUrl} = useDocusaurusContext().siteConfig.customFields as {feedbackUrl?: string};
  const toReport = useReportLink(permalink);
  return (
    <p className={styles.helped}>
      {feedbackUrl ? (
        <>
          <strong>
            <Translate id="page.helped">Did this help?</Translate>
          </strong>
          <Answers send={(kind) => sendFeedback(feedbackUrl, {page: permalink, kind})} />
          <Link {...toReport()}>
            <Translate id="page.helped.report">Say what is wrong or missing</Translate>
          </Link>
        </>
      ) : (
        <>
          <strong>
            <Translate id="page.missing">Something wrong or missing on this page?</Translate>
          </strong>
          {SAID.map((kind) => (
            <Link key={kind} {...toReport(kind)}>
              {nameOfKind(kind)}
            </Link>
          ))}
        </>
      )}
    </p>
  );
}
