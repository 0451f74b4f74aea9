import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {PropBlogPostMetadata} from '@docusaurus/plugin-content-blog';
import Day from '../Day/index.tsx';
import styles from './styles.module.css';

const dot = <span className={styles.dot}> · </span>;

/** The date, reading time and tags of a post: in one line, or below each other beside its title. */
export default function PostMeta({metadata}: {metadata: PropBlogPostMetadata}): ReactNode {
  const {date, readingTime = 0, tags} = metadata;
  const minutes = String(Math.max(1, Math.round(readingTime)));
  return (
    <p className={styles.meta} data-search-ignore="">
      <Day date={date} />
      {dot}
      {translate({id: 'blog.minutes', message: '{minutes} min read'}, {minutes})}
      {tags.map(({label, permalink}) => (
        <Fragment key={label}>
          {dot}
          <Link to={permalink}>{label}</Link>
        </Fragment>
      ))}
    </p>
  );
}
