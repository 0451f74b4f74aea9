import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {usePageNotes} from '../PageHead/usePageNotes.ts';
import styles from './styles.module.css';

/** Pages that belong to this one. Not on paper. */
export default function RelatedPages(): ReactNode {
  const {related} = usePageNotes();
  if (related.length === 0) return null;
  const title = translate({id: 'page.related', message: 'Related pages'});
  return (
    <nav className={styles.related} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {related.map(({permalink, title: name, description}) => (
          <li key={permalink}>
            <Link to={permalink}>{name}</Link>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
