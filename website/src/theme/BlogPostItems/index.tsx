import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import drawings from '@generated/docusaurus-plugin-content-docs/default/drawings.json';
import Heading from '@theme/Heading';
import type {Props} from '@theme/BlogPostItems';
import PostAuthors from '../../components/PostMeta/PostAuthors.tsx';
import PostMeta from '../../components/PostMeta/index.tsx';
import ProductDrawing from '../../components/ProductDrawing/index.tsx';
import styles from './styles.module.css';

/** Posts with covers and descriptions instead of excerpts, newest first; the newest is large and dark. */
export default function BlogPostItems({items}: Props): ReactNode {
  return (
    <ul className={styles.posts}>
      {items.map(({content: {metadata, frontMatter}}, index) => {
        const cover = drawings[(frontMatter as {cover?: string}).cover ?? ''];
        return (
          <li key={metadata.permalink} className={index === 0 ? `deep ${styles.newest}` : ''}>
            <PostMeta metadata={metadata} />
            <div>
              <Heading as="h2">
                <Link to={metadata.permalink}>{metadata.title}</Link>
              </Heading>
              <p>{metadata.description}</p>
              <PostAuthors metadata={metadata} />
            </div>
            {cover && <ProductDrawing drawing={cover} className={`deep ${styles.cover}`} />}
          </li>
        );
      })}
    </ul>
  );
}
