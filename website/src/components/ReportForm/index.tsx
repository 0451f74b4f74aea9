import {useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {composeReport, KINDS, readReportQuery, type PageReport} from './composeReport.ts';
import styles from './styles.module.css';

const EMPTY: PageReport = {address: '', heading: '', kind: KINDS[0] ?? '', text: ''};

function SendLink({address, text}: {address: string; text: string}): ReactNode {
  const isMail = address.startsWith('mailto:');
  const href = isMail
    ? `${address}?subject=${encodeURIComponent('A page of the help center')}&body=${encodeURIComponent(text)}`
    : address;
  return (
    <a className="button button--secondary" href={href}>
      {isMail ? 'Write an email with it' : 'Open the form of support'}
    </a>
  );
}

/** Puts a report about a page together; it is copied, or handed to where the provider takes reports, never sent from here. */
export default function ReportForm(): ReactNode {
  const {search} = useLocation();
  const {url, customFields} = useDocusaurusContext().siteConfig;
  const {reportUrl} = (customFields?.provider ?? {}) as {reportUrl?: string};
  const [written, setWritten] = useState<Partial<PageReport>>({});
  const [said, setSaid] = useState('');
  // The query is known in the browser only.
  const query = readReportQuery(useIsBrowser() ? search : '', url);
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
        <button type="button" className="button button--primary" onClick={() => void copy()}>
          Copy the report
        </button>
        <SendLink address={reportUrl ?? 'mailto:'} text={text} />
      </p>
      <p role="status">{said}</p>
    </form>
  );
}
