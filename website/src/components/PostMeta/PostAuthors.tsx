import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {PropBlogPostMetadata} from '@docusaurus/plugin-content-blog';
import styles from './styles.module.css';

/** At most two capitals of a name. */
const toInitials = (name: string) => [...name.matchAll(/\b\p{Lu}/gu)].slice(0, 2).join('');

/** The authors of a post with their initials and what they do. */
export default function PostAuthors({metadata}: {metadata: PropBlogPostMetadata}): ReactNode {
  return metadata.authors.map(({name = '', title, page}) => (
    <p key={name} className={styles.author} data-search-ignore="">
      <span className={styles.initials} aria-hidden="true">
        {toInitials(name)}
      </span>
      <span>
        {page ? <Link to={page.permalink}>{name}</Link> : name}
        {title && <span className={styles.role}>{title}</span>}
      </span>
    </p>
  ));
}
