import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Day from '../Day/index.tsx';
import Helped from '../Helped/index.tsx';
import {usePageNotes} from '../PageHead/usePageNotes.ts';
import styles from './styles.module.css';

function Related(): ReactNode {
  const {related} = usePageNotes();
  if (related.length === 0) return null;
  return (
    <nav aria-label="Related pages">
      <h2>Related pages</h2>
      <ul>
        {related.map(({permalink, title}) => (
          <li key={permalink}>
            <Link to={permalink}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Tags(): ReactNode {
  const {tags} = useDoc().metadata;
  if (tags.length === 0) return null;
  return (
    <p>
      Tags:
      {tags.map(({label, permalink}) => (
        <Fragment key={permalink}>
          {' '}
          <Link to={permalink}>{label}</Link>
        </Fragment>
      ))}
    </p>
  );
}

/** Below the text: pages that belong to this one, the way to say that it did not help, tags and dates, and on paper the address. */
export default function PageEnd(): ReactNode {
  const {permalink, lastUpdatedAt, editUrl} = useDoc().metadata;
  const {url} = useDocusaurusContext().siteConfig;
  return (
    <footer className={`theme-doc-footer ${styles.end}`}>
      <Related />
      <Helped permalink={permalink} />
      <Tags />
      {lastUpdatedAt && (
        <p>
          Last updated on <Day date={lastUpdatedAt} />
        </p>
      )}
      {editUrl && (
        <p>
          <Link to={editUrl}>Edit this page</Link>
        </p>
      )}
      <p className={styles.address}>{url + permalink}</p>
    </footer>
  );
}
