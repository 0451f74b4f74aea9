import {Fragment, useState, type ReactNode} from 'react';
import {clsx} from 'clsx';
import Translate from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {refusesTracking} from '../Helped/refusesTracking.ts';
import {composeReport, listFields, pathOf, readReportQuery, type ReportStart} from './composeReport.ts';
import ReportActions from './ReportActions.tsx';
import {KINDS, nameOfKind} from './reportKinds.ts';
import type {ReportPlaces} from './reportWays.ts';
import styles from './styles.module.css';
import {useReportPlaces} from './useReportPlaces.ts';

/** The site documents one version, named as in its configuration. */
const VERSION = 'Next';

/** Values of the form's fields. */
interface Fields extends ReportStart {
  readonly text: string;
}

interface Props {
  /** Titles of pages by their paths, to name the page of a report. Default none. */
  readonly titles?: Readonly<Record<string, string>>;
  /** Where reports go. Default the places of the site. */
  readonly places?: ReportPlaces;
}

/** Composes a report about a page and offers ways to send it; where nobody receives it, readers choose an address themselves. */
export default function ReportForm({titles = {}, places: given}: Props): ReactNode {
  const {search} = useLocation();
  const {url} = useDocusaurusContext().siteConfig;
  const own = useReportPlaces();
  const places = given ?? own ?? {};
  const [written, setWritten] = useState<Partial<Fields>>({});
  // The query and the reader's settings are only known in the browser.
  const isBrowser = useIsBrowser();
  const query = readReportQuery(isBrowser ? search : '', url);
  const storedBy = isBrowser && !refusesTracking() ? places.storedBy : undefined;
  const fields: Fields = {text: '', ...query, ...written};
  const report = {...fields, kind: fields.kind ? nameOfKind(fields.kind) : ''};
  const text = composeReport({...report, version: VERSION});
  const title = titles[fields.address.replace(url, '')];
  const set = (change: Partial<Fields>) => setWritten((known) => ({...known, ...change}));
  return (
    // Scripts fill in the fields, so they must not wait for intent.
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
      <div>
        <label>
          <Translate id="report.address">Address of the page</Translate>
          <input
            type="text"
            placeholder="/docs/ANSVIS/Guides/Camera/"
            value={fields.address}
            onInput={({currentTarget}) => set({address: currentTarget.value})}
          />
        </label>
        <label>
          <Translate id="report.heading">Heading</Translate>
          <input
            type="text"
            value={fields.heading}
            onInput={({currentTarget}) => set({heading: currentTarget.value})}
          />
        </label>
        <fieldset className={styles.kinds}>
          <legend>
            <Translate id="report.kind">What is the problem?</Translate>
          </legend>
          {KINDS.map((kind) => (
            <label key={kind}>
              <input type="radio" name="kind" checked={fields.kind === kind} onChange={() => set({kind})} />
              {nameOfKind(kind)}
            </label>
          ))}
        </fieldset>
        <label>
          <Translate id="report.details">What did you read, and what did you expect?</Translate>
          <textarea
            rows={3}
            value={fields.text}
            onInput={({currentTarget}) => set({text: currentTarget.value})}
          />
        </label>
      </div>
      <div className={clsx('deep', styles.report)}>
        <p>
          <Translate id="report.text">Your report</Translate>
        </p>
        <dl>
          {listFields({...report, version: VERSION})
            .filter(([name, value]) => value !== '' || name !== 'Part')
            .map(([name, value]) => (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd className={value === '' ? styles.open : ''}>
                  {name === 'Page' && title && <b>{`${title}\n`}</b>}
                  {value || <Translate id="report.open">Not filled in yet</Translate>}
                </dd>
              </Fragment>
            ))}
        </dl>
        <ReportActions
          places={{...places, storedBy}}
          page={pathOf(fields.address, url)}
          text={text}
          words={composeReport({...report, address: ''})}
        />
      </div>
    </form>
  );
}
