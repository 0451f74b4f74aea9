import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {LandingSection, ListedPage} from '../../../plugins/page-notes/PageNotes.ts';
import {findProductOfPage} from '../../../products.ts';
import {usePageNotes} from '../../components/PageHead/usePageNotes.ts';
import styles from './styles.module.css';

const HELP = '/blog/reporting-a-problem';

function PageItem({page: {title, permalink, description, below}}: {page: ListedPage}): ReactNode {
  return (
    <li>
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
  );
}

interface SectionProps {
  readonly section: LandingSection;
  /** How many pages are described; the others are only named. */
  readonly described: number;
}

function Section({section: {page, pages}, described}: SectionProps): ReactNode {
  const others = pages.slice(described);
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
        {pages.slice(0, described).map((one) => (
          <PageItem key={one.permalink} page={one} />
        ))}
        {others.length > 0 && (
          <li className={styles.others}>
            <ul>
              {others.map(({title, permalink}) => (
                <li key={permalink}>
                  <Link to={permalink}>{title}</Link>
                </li>
              ))}
            </ul>
          </li>
        )}
      </ul>
    </section>
  );
}

/** Pages that the overview of a product describes in each section; the rest is named, so that the first stand out. */
const DESCRIBED = 2;

/** The list below the text of a landing page: where to start, where to find help, the first steps, and the pages below it by section. */
export default function DocCardList({children}: {readonly children?: ReactNode}): ReactNode {
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
      {/* The list of first steps, written in the page */}
      {children}
      {sections.map((section) => (
        <Section
          key={section.page?.permalink ?? section.pages[0]?.permalink}
          section={section}
          described={group ? DESCRIBED : Infinity}
        />
      ))}
    </div>
  );
}
