import {useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {refusesTracking} from '../Helped/refusesTracking.ts';
import {composeReport, KINDS, pathOf, readReportQuery, type PageReport} from './composeReport.ts';
import ReportActions from './ReportActions.tsx';
import styles from './styles.module.css';

const EMPTY: PageReport = {address: '', heading: '', kind: KINDS[0] ?? '', text: ''};

/** Puts a report about a page together, with the ways on from there. */
export default function ReportForm(): ReactNode {
  const {search} = useLocation();
  const {url, customFields} = useDocusaurusContext().siteConfig;
  const {provider, feedbackUrl} = (customFields ?? {}) as {
    provider?: {reportUrl?: string; issuesUrl?: string; websiteUrl?: string};
    feedbackUrl?: string;
  };
  const [written, setWritten] = useState<Partial<PageReport>>({});
  // The query and what the reader wants are known in the browser only.
  const isBrowser = useIsBrowser();
  const query = readReportQuery(isBrowser ? search : '', url);
  const storedBy = isBrowser && !refusesTracking() ? feedbackUrl : undefined;
  const report: PageReport = {...EMPTY, ...query, ...written};
  const text = composeReport(report);
  const set = (name: keyof PageReport) => (event: {currentTarget: {value: string}}) => {
    const {value} = event.currentTarget;
    setWritten((known) => ({...known, [name]: value}));
  };
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
      <ReportActions
        places={{storedBy, reportUrl: provider?.reportUrl, issuesUrl: provider?.issuesUrl}}
        supportUrl={provider?.websiteUrl}
        page={pathOf(report.address, url)}
        text={text}
        words={composeReport({...report, address: ''})}
      />
    </form>
  );
}
