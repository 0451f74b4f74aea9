import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useReportLink} from '../PageHead/useReportLink.ts';
import Answers from './Answers.tsx';
import {sendFeedback} from './sendFeedback.ts';
import styles from './styles.module.css';

/** "Did this help?": stored by our own server if the site has one, and always with the way to say what is wrong. */
export default function Helped({permalink}: {permalink: string}): ReactNode {
  const {feedbackUrl} = useDocusaurusContext().siteConfig.customFields as {feedbackUrl?: string};
  const report = useReportLink(permalink);
  return (
    <p>
      <strong>
        <Translate id="page.helped">Did this help?</Translate>
      </strong>{' '}
      {feedbackUrl && <Answers send={(kind) => sendFeedback(feedbackUrl, {page: permalink, kind})} />}
      <Link className={styles.choice} {...report}>
        <Translate id="page.helped.report">Say what is wrong or missing</Translate>
      </Link>
    </p>
  );
}
