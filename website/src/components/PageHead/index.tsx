import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import PageMenu from '@theme/PageMenu';
import Day from '../Day/index.tsx';
import TickSteps from '../TickSteps/index.tsx';
import TickButton from '../TickSteps/TickButton.tsx';
import CopyLink from './CopyLink.tsx';
import {nameOfType} from './nameOfType.ts';
import ShareButton from './ShareButton.tsx';
import styles from './styles.module.css';
import {useReportPlaces} from '../ReportForm/useReportPlaces.ts';
import {usePageNotes} from './usePageNotes.ts';
import {useReportLink} from './useReportLink.ts';

interface DocFrontMatter {
  readonly page_type?: string;
  readonly last_reviewed?: string | Date;
}

/** Prints open tabs only; otherwise paper shows all tabs. */
function printOpenTabs() {
  const {dataset} = document.documentElement;
  dataset.tabs = 'open';
  window.addEventListener('afterprint', () => delete dataset.tabs, {once: true});
  window.print();
}

/** Above the title: type, reading time and review date of the page, and its actions. */
export default function PageHead(): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const {minutes} = usePageNotes();
  const toReport = useReportLink(metadata.permalink);
  const places = useReportPlaces();
  const {enabled: canSave} = usePluginData('help-center-offline') as {enabled: boolean};
  const {page_type: type = '', last_reviewed: reviewed} = frontMatter as DocFrontMatter;
  const isTask = type === 'task';
  const print = (
    <button type="button" data-needs-scripts="" onClick={() => window.print()}>
      <Translate id="page.print">Print</Translate>
    </button>
  );
  return (
    <div className={styles.head} data-search-ignore="">
      <p>
        {nameOfType(type)} ·{' '}
        <Translate id="page.minutes" values={{minutes}}>
          {'{minutes} min'}
        </Translate>
        {reviewed !== undefined && (
          <>
            {' · '}
            <Translate id="page.reviewed" values={{day: <Day date={reviewed} />}}>
              {'reviewed {day}'}
            </Translate>
          </>
        )}
      </p>
      <div className={styles.actions}>
        {isTask && <TickSteps key={metadata.permalink} permalink={metadata.permalink} />}
        {print}
        <PageMenu>
          {/* Phones only have room for the menu. */}
          <div className={styles.folded}>
            {isTask && <TickButton permalink={metadata.permalink} />}
            {print}
          </div>
          <button type="button" className={styles.openTabs} data-needs-scripts="" onClick={printOpenTabs}>
            <Translate id="page.printOpenTabs">Print open tabs only</Translate>
          </button>
          <CopyLink />
          <ShareButton />
          {canSave && (
            <Link to="/offline">
              <Translate id="page.saveOffline">Save for offline</Translate>
            </Link>
          )}
          {places && (
            <Link {...toReport()}>
              <Translate id="page.report">Report a problem</Translate>
            </Link>
          )}
        </PageMenu>
      </div>
    </div>
  );
}
