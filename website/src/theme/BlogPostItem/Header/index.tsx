import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Heading from '@theme/Heading';
import PostMeta from '../../../components/PostMeta/index.tsx';

/** The head of a post, like that of other pages: metadata above the title. */
export default function BlogPostItemHeader(): ReactNode {
  const {metadata} = useBlogPost();
  return (
    <header>
      <PostMeta metadata={metadata} />
      <Heading as="h1">{metadata.title}</Heading>
    </header>
  );
}
