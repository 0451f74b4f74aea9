import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {LandingSection} from '../../../plugins/page-notes/PageNotes.ts';
import {findProductOfPage} from '../../../products.ts';
import {usePageNotes} from '../../components/PageHead/usePageNotes.ts';
import styles from './styles.module.css';

const HELP = '/blog/reporting-a-problem';

function Section({section: {page, pages}}: {section: LandingSection}): ReactNode {
  return (
    <section className={styles.section}>
      {page && (
        <div>
          <h2 data-search-ignore="">
            <Link to={page.permalink}>{page.title}</Link>
          </h2>
          {page.description && <p>{page.description}</p>}
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

/** The list below the text of a landing page: where to start, where to find help, and the pages below it by section. */
export default function DocCardList(): ReactNode {
  const {landing} = usePageNotes();
  const {id, title: product} = useDoc().metadata;
  const group = findProductOfPage(id)?.group;
  if (landing === undefined) return null;
  const {start, troubleshoot, sections} = landing;
  return (
    <div className={styles.landingList}>
      {start && (
        <p className={clsx('deep', `family-${group}`, styles.ways)} data-search-ignore="">
          <Link className={styles.start} to={start.permalink}>
            <Translate id="landing.start" values={{product}}>
              {'Start with {product}'}
            </Translate>
          </Link>{' '}
          <Link to={troubleshoot?.permalink ?? HELP}>
            {troubleshoot ? (
              <Translate id="landing.troubleshoot" values={{product}}>
                {'Troubleshoot {product}'}
              </Translate>
            ) : (
              <Translate id="landing.help">Get help</Translate>
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
