import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {Props} from '@theme/BlogPostItems';
import PostMeta from '../../components/PostMeta/index.tsx';
import styles from './styles.module.css';

/** Posts by date, with their descriptions instead of excerpts. */
export default function BlogPostItems({items}: Props): ReactNode {
  return (
    <ul className={styles.posts}>
      {items.map(({content: {metadata}}) => (
        <li key={metadata.permalink}>
          <PostMeta metadata={metadata} />
          <Heading as="h2">
            <Link to={metadata.permalink}>{metadata.title}</Link>
          </Heading>
          <p>{metadata.description}</p>
        </li>
      ))}
    </ul>
  );
}
