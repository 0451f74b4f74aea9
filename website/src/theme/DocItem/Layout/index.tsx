import type {ReactNode} from 'react';
import {useWindowSize} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type {Props} from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import RelatedPages from '../../../components/RelatedPages/index.tsx';
import {usePageNotes} from '../../../components/PageHead/usePageNotes.ts';

/** A docs page: its text, and its contents with related pages, which stand in a rail beside the text or at its foot (layout.css). */
export default function DocItemLayout({children}: Props): ReactNode {
  const {frontMatter, metadata, toc} = useDoc();
  const {related} = usePageNotes();
  const windowSize = useWindowSize();
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0 && windowSize !== 'mobile';
  return (
    <div className="row">
      <div className="col">
        <ContentVisibility metadata={metadata} />
        <DocVersionBanner />
        <div>
          <article>
            <DocBreadcrumbs />
            <DocVersionBadge />
            <DocItemContent>{children}</DocItemContent>
            <DocItemFooter />
          </article>
          <DocItemPaginator />
        </div>
      </div>
      {(hasContents || related.length > 0) && (
        <div className="col rail">
          {hasContents && <DocItemTOCDesktop />}
          <RelatedPages />
        </div>
      )}
    </div>
  );
}
