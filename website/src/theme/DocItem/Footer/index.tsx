import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Footer from '@theme-original/DocItem/Footer';
import styles from './styles.module.css';

const format = new Intl.DateTimeFormat('en', {dateStyle: 'medium', timeZone: 'UTC'});

/** The footer of a docs page, and the day on which somebody last read the page from start to end. */
export default function DocItemFooter(): ReactNode {
  const {frontMatter} = useDoc();
  const reviewed = (frontMatter as {last_reviewed?: string | Date}).last_reviewed;
  const date = reviewed === undefined ? undefined : new Date(reviewed);
  return (
    <>
      <Footer />
      {date && (
        <p className={clsx(styles.reviewed, ThemeClassNames.common.lastUpdated)}>
          Last reviewed on{' '}
          <b>
            <time dateTime={date.toISOString().slice(0, 10)}>{format.format(date)}</time>
          </b>
        </p>
      )}
    </>
  );
}
