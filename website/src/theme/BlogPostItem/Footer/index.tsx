import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';

/** Below a post: a link to its source, if that is public. */
export default function BlogPostItemFooter(): ReactNode {
  const {editUrl} = useBlogPost().metadata;
  if (!editUrl) return null;
  return (
    <p className="theme-edit-this-page">
      <Link to={editUrl}>
        <Translate id="page.edit">Edit this page</Translate>
      </Link>
    </p>
  );
}
