import {useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {refusesTracking} from '../Helped/refusesTracking.ts';
import {sendFeedback} from '../Helped/sendFeedback.ts';
import {
  composeReport,
  KINDS,
  pathOf,
  readReportQuery,
  toReportHref,
  type PageReport,
} from './composeReport.ts';
import styles from './styles.module.css';

const EMPTY: PageReport = {address: '', heading: '', kind: KINDS[0] ?? '', text: ''};

function SendLink({address, text}: {address: string; text: string}): ReactNode {
  return (
    <a className="button button--secondary" href={toReportHref(address, text)}>
      {address.startsWith('mailto:') ? 'Write an email with it' : 'Open the support form'}
    </a>
  );
}

/** Longest report that a server keeps. */
const MAX_REPORT = 2000;

/** Puts a report about a page together; it is copied, handed to where the provider takes reports, or stored by our own server. */
export default function ReportForm(): ReactNode {
  const {search} = useLocation();
  const {url, customFields} = useDocusaurusContext().siteConfig;
  const {provider, feedbackUrl} = (customFields ?? {}) as {
    provider?: {reportUrl?: string};
    feedbackUrl?: string;
  };
  const [written, setWritten] = useState<Partial<PageReport>>({});
  const [said, setSaid] = useState('');
  // The query and what the reader wants are known in the browser only.
  const isBrowser = useIsBrowser();
  const query = readReportQuery(isBrowser ? search : '', url);
  const storedBy = isBrowser && !refusesTracking() ? feedbackUrl : undefined;
  const report: PageReport = {...EMPTY, ...query, ...written};
  const text = composeReport(report);
  const set = (name: keyof PageReport) => (event: {currentTarget: {value: string}}) => {
    const {value} = event.currentTarget;
    setSaid('');
    setWritten((known) => ({...known, [name]: value}));
  };
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied. Paste it into your message to support.');
    } catch (error) {
      console.error('The report could not be copied.', error);
      setSaid('Copying is not allowed here; select the text instead.');
    }
  }
  async function send(to: string) {
    try {
      const words = composeReport({...report, address: ''}).slice(0, MAX_REPORT);
      await sendFeedback(to, {page: pathOf(report.address, url), kind: 'report', text: words});
      setSaid(translate({id: 'report.sent', message: 'Thank you. Your report is stored.'}));
    } catch (error) {
      console.error('The report could not be sent.', error);
      setSaid(
        translate({
          id: 'report.notSent',
          message: 'The report could not be stored. Copy it and send it to support.',
        }),
      );
    }
  }
  return (
    // The page's scripts fill the fields in, so they do not wait for a sign of intent.
    <form
      className={styles.form}
      data-scripts="now"
      data-search-ignore=""
      onSubmit={(event) => event.preventDefault()}
    >
      <noscript>
        <p>
          <Translate id="report.withoutScripts">
            Filling in and copying need JavaScript. Without it, write down the address of the page and what is
            wrong.
          </Translate>
        </p>
      </noscript>
      <label>
        Address of the page
        <input type="text" value={report.address} onInput={set('address')} />
      </label>
      <label>
        Heading
        <input type="text" value={report.heading} onInput={set('heading')} />
      </label>
      <label>
        What is the problem?
        <select value={report.kind} onChange={set('kind')}>
          {KINDS.map((kind) => (
            <option key={kind}>{kind}</option>
          ))}
        </select>
      </label>
      <label>
        What did you read, and what did you expect?
        <textarea rows={4} value={report.text} onInput={set('text')} />
      </label>
      <p id="report-text">Your report</p>
      <output className={styles.text} aria-labelledby="report-text" aria-live="off">
        {text}
      </output>
      <p className={styles.actions}>
        {storedBy && (
          <button type="button" className="button button--primary" onClick={() => void send(storedBy)}>
            <Translate id="report.send">Send the report</Translate>
          </button>
        )}
        <button
          type="button"
          className={`button ${storedBy ? 'button--secondary' : 'button--primary'}`}
          onClick={() => void copy()}
        >
          Copy the report
        </button>
        {provider?.reportUrl !== undefined && <SendLink address={provider.reportUrl} text={text} />}
      </p>
      <p role="status">{said}</p>
    </form>
  );
}
