import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useReportLink} from '../PageHead/useReportLink.ts';
import Answers from './Answers.tsx';
import {sendFeedback} from './sendFeedback.ts';
import styles from './styles.module.css';

/** Asks whether a page helped where our own server stores the answer, and what is wrong with it where nobody would hear a "no". */
export default function Helped({permalink}: {permalink: string}): ReactNode {
  const {feedbackUrl} = useDocusaurusContext().siteConfig.customFields as {feedbackUrl?: string};
  const report = useReportLink(permalink);
  return (
    <p className={styles.helped}>
      <strong>
        {feedbackUrl ? (
          <Translate id="page.helped">Did this help?</Translate>
        ) : (
          <Translate id="page.missing">Something wrong or missing on this page?</Translate>
        )}
      </strong>
      {feedbackUrl && <Answers send={(kind) => sendFeedback(feedbackUrl, {page: permalink, kind})} />}
      <Link className={styles.choice} {...report}>
        {feedbackUrl ? (
          <Translate id="page.helped.report">Say what is wrong or missing</Translate>
        ) : (
          <Translate id="page.missing.report">Report it</Translate>
        )}
      </Link>
    </p>
  );
}
