import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Day from '../Day/index.tsx';
import Helped from '../Helped/index.tsx';
import styles from './styles.module.css';

function Tags(): ReactNode {
  const {tags} = useDoc().metadata;
  if (tags.length === 0) return null;
  return (
    <p>
      <Translate id="page.tags">Tags:</Translate>
      {tags.map(({label, permalink}) => (
        <Fragment key={permalink}>
          {' '}
          <Link to={permalink}>{label}</Link>
        </Fragment>
      ))}
    </p>
  );
}

/** Below the text: the way to say whether it helped, the day of its last change and its tags. Not on paper. */
export default function PageEnd(): ReactNode {
  const {permalink, lastUpdatedAt, editUrl} = useDoc().metadata;
  return (
    <footer className={`theme-doc-footer ${styles.end}`}>
      <Helped permalink={permalink} />
      {lastUpdatedAt && (
        <p>
          <Translate id="page.lastChanged" values={{day: <Day date={lastUpdatedAt} />}}>
            {'Changed {day}'}
          </Translate>
        </p>
      )}
      <Tags />
      {editUrl && (
        <p>
          <Link to={editUrl}>
            <Translate id="page.edit">Edit this page</Translate>
          </Link>
        </p>
      )}
    </footer>
  );
}
