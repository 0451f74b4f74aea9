import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import drawings from '@generated/docusaurus-plugin-content-docs/default/drawings.json';
import Heading from '@theme/Heading';
import PostAuthors from '../../../components/PostMeta/PostAuthors.tsx';
import PostMeta from '../../../components/PostMeta/index.tsx';
import ProductDrawing from '../../../components/ProductDrawing/index.tsx';
import styles from '../../BlogPostItems/styles.module.css';

/** The head of a post: metadata above the title, and below it the authors and the cover that lists show. */
export default function BlogPostItemHeader(): ReactNode {
  const {metadata, frontMatter} = useBlogPost();
  const cover = drawings[(frontMatter as {cover?: string}).cover ?? ''];
  return (
    <header>
      <PostMeta metadata={metadata} />
      <Heading as="h1">{metadata.title}</Heading>
      <PostAuthors metadata={metadata} />
      {cover && <ProductDrawing drawing={cover} className={`deep ${styles.cover} ${styles.head}`} />}
    </header>
  );
}
