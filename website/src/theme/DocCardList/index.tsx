import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {LandingSection, ListedPage} from '../../../plugins/page-notes/PageNotes.ts';
import {findProductOfPage} from '../../../products.ts';
import Icon, {type IconName} from '../../components/home/Icon.tsx';
import icons from '../../components/IconLinks/styles.module.css';
import {usePageNotes} from '../../components/PageHead/usePageNotes.ts';
import styles from './styles.module.css';

/** Pages that a part of a product names; with one more, it names all of them. */
const MOST_PAGES = 4;

/** Parts with no more pages than this show their descriptions, too; the boxes would be half empty without them. */
const FEW_PAGES = 2;

/** Icons of a product's sections by folder; others get a book. */
const ICONS: Readonly<Record<string, IconName>> = {
  'Getting-Started': 'start',
  Guides: 'book',
  'Advanced-Guides': 'send',
  'System-Setting': 'sliders',
  References: 'question',
  Changelog: 'news',
  'Create-Project': 'folder',
  Model_Training: 'model',
  'Model-Testing': 'check',
  'Evaluate-Export': 'send',
  'Training-Craft': 'wrench',
  'ANS-License-Key': 'key',
  'ANS-Portal': 'computer',
  Introduction: 'start',
  Installation: 'computer',
  'ANNHUB-function': 'sliders',
  'DLHUB-function': 'model',
  'ODHUB-function': 'label',
};

function PageItem({page: {title, permalink, description, below}}: {readonly page: ListedPage}): ReactNode {
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

function iconOf(permalink: string): IconName {
  return ICONS[permalink.split('/').findLast(Boolean) ?? ''] ?? 'book';
}

interface SectionProps {
  readonly section: LandingSection;
  readonly isFirst: boolean;
}

/** A part of a product: its first pages are only named, and folded on phones except for the first part. */
function Group({section: {page, pages}, isFirst}: SectionProps): ReactNode {
  const title = page?.title ?? '';
  const count = pages.flatMap((one) => [one, ...(one.below ?? [])]).length;
  const isCut = count > MOST_PAGES + 1;
  const isShort = count <= FEW_PAGES;
  return (
    <section className={styles.group}>
      <div>
        {page && (
          <h2 data-search-ignore="">
            <span className={icons.tile}>
              <Icon name={iconOf(page.permalink)} className={icons.icon} />
            </span>
            <Link to={page.permalink}>{title}</Link>
          </h2>
        )}
        {page?.description && <p>{page.description}</p>}
      </div>
      {pages.length > 0 && (
        <details open={isFirst}>
          <summary
            aria-label={translate({id: 'landing.pages', message: 'Pages of {title}'}, {title})}
            data-search-ignore=""
          />
          <ul>
            {(isCut ? pages.slice(0, MOST_PAGES) : pages).map((one) => (
              // A heading is found on its own page.
              <li key={one.permalink} data-search-ignore={one.description === undefined ? '' : undefined}>
                <Link to={one.permalink}>{one.title}</Link>
                {isShort && one.description && <p data-search-ignore="">{one.description}</p>}
              </li>
            ))}
            {page && isCut && (
              <li>
                <Link className={styles.all} to={page.permalink}>
                  <Translate id="landing.all" values={{count}}>
                    {'All {count} pages'}
                  </Translate>
                </Link>
              </li>
            )}
          </ul>
        </details>
      )}
    </section>
  );
}

function Section({section: {page, pages}}: {readonly section: LandingSection}): ReactNode {
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
        {pages.map((one) => (
          <PageItem key={one.permalink} page={one} />
        ))}
      </ul>
    </section>
  );
}

/** The list below the text of a landing page: where to start, where to find help, the first steps, and the pages below it by section. */
export default function DocCardList({children}: {readonly children?: ReactNode}): ReactNode {
  const {landing} = usePageNotes();
  const {id, title: product} = useDoc().metadata;
  const group = findProductOfPage(id)?.group;
  if (landing === undefined) return null;
  const {start, troubleshoot, route, sections} = landing;
  return (
    <div className={styles.landingList}>
      {start && (
        <p className={clsx('deep', `family-${group}`, styles.ways)} data-search-ignore="">
          <Link className={styles.start} to={start.permalink}>
            <Translate id="landing.start" values={{product}}>
              {'Start with {product}'}
            </Translate>
          </Link>{' '}
          <Link to={troubleshoot?.permalink ?? `/symptoms#${findProductOfPage(id)?.id}`}>
            <Translate id="landing.troubleshoot" values={{product}}>
              {'Troubleshoot {product}'}
            </Translate>
          </Link>
        </p>
      )}
      {route && (
        <p className={styles.route} data-search-ignore="">
          <Translate id="landing.route" values={{pages: route.pages, minutes: route.minutes}}>
            {'Start here: {pages} pages, {minutes} min'}
          </Translate>
        </p>
      )}
      {/* The list of first steps, written in the page */}
      {children}
      {sections.map((section, index) => {
        const key = section.page?.permalink ?? section.pages[0]?.permalink;
        return group && section.page ? (
          <Group key={key} section={section} isFirst={index === 0} />
        ) : (
          <Section key={key} section={section} />
        );
      })}
    </div>
  );
}
