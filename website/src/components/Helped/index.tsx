import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useReportLink} from '../PageHead/useReportLink.ts';
import {refusesTracking} from './refusesTracking.ts';
import {sendFeedback, type Feedback} from './sendFeedback.ts';
import styles from './styles.module.css';

type State = 'asked' | 'sent' | 'failed' | 'refused';

/** "Did this help?": stored by our own server if the site has one, and always with the way to say what is wrong. */
export default function Helped({permalink}: {permalink: string}): ReactNode {
  const {feedbackUrl} = useDocusaurusContext().siteConfig.customFields as {feedbackUrl?: string};
  const report = useReportLink(permalink);
  const [state, setState] = useState<State>('asked');
  async function say(kind: Feedback['kind']) {
    // Nobody is asked before the scripts run, so the buttons are there for everyone.
    if (refusesTracking()) {
      setState('refused');
      return;
    }
    try {
      await sendFeedback(feedbackUrl ?? '', {page: permalink, kind});
      setState('sent');
    } catch (error) {
      console.error('The answer could not be stored.', error);
      setState('failed');
    }
  }
  return (
    <p>
      <strong>
        <Translate id="page.helped">Did this help?</Translate>
      </strong>{' '}
      {feedbackUrl && state === 'asked' && (
        <>
          <button
            className={styles.choice}
            type="button"
            data-needs-scripts=""
            onClick={() => void say('helped')}
          >
            <Translate id="page.helped.yes">Yes</Translate>
          </button>{' '}
          <button
            className={styles.choice}
            type="button"
            data-needs-scripts=""
            onClick={() => void say('not-helped')}
          >
            <Translate id="page.helped.no">No</Translate>
          </button>{' '}
        </>
      )}
      {feedbackUrl && (
        <span role="status">
          {state === 'sent' && <Translate id="page.helped.thanks">Thank you. </Translate>}
          {state === 'failed' && (
            <Translate id="page.helped.failed">Your answer could not be stored. </Translate>
          )}
          {state === 'refused' && (
            <Translate id="page.helped.refused">
              {'Your browser asks sites not to track you, so your answer was not sent. '}
            </Translate>
          )}
        </span>
      )}
      <Link className={styles.choice} {...report}>
        <Translate id="page.helped.report">Say what is wrong or missing</Translate>
      </Link>
    </p>
  );
}
