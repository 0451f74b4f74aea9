import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {LandingSection, PageLink} from '../../../plugins/page-notes/PageNotes.ts';
import {usePageNotes} from '../../components/PageHead/usePageNotes.ts';
import styles from './styles.module.css';

const HELP: PageLink = {title: 'Get help', permalink: '/blog/reporting-a-problem'};

function Section({section: {page, pages}}: {section: LandingSection}): ReactNode {
  return (
    <section className={styles.section}>
      {page && (
        <div>
          <h2 data-search-ignore="">
            <Link to={page.permalink}>{page.title}</Link>
          </h2>
          <p>{page.description}</p>
        </div>
      )}
      <ul>
        {pages.map(({title, permalink, description, below}) => (
          <li key={permalink}>
            <Link to={permalink}>{title}</Link>
            <p>{description}</p>
            {below && (
              <ul>
                {below.map((inner) => (
                  <li key={inner.permalink}>
                    <Link to={inner.permalink}>{inner.title}</Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a landing page shows below its text: where to start, where to look for help, and the pages below it, section by section. */
export default function DocCardList(): ReactNode {
  const {landing} = usePageNotes();
  if (landing === undefined) return null;
  const {start, troubleshoot = HELP, sections} = landing;
  return (
    <div className={styles.landingList}>
      {start && (
        <p className={styles.ways} data-search-ignore="">
          <Link className={styles.start} to={start.permalink}>
            <Translate id="landing.start" values={{title: start.title}}>
              {'Start: {title}'}
            </Translate>
          </Link>{' '}
          <Link to={troubleshoot.permalink}>
            {/^(?:Get help|Troubleshoot)/.test(troubleshoot.title) ? (
              troubleshoot.title
            ) : (
              <Translate id="landing.troubleshoot" values={{title: troubleshoot.title}}>
                {'Troubleshoot: {title}'}
              </Translate>
            )}
          </Link>
        </p>
      )}
      {sections.map((section) => (
        <Section key={section.page?.permalink ?? section.pages[0]?.permalink} section={section} />
      ))}
    </div>
  );
}
