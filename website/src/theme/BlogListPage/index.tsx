import type {ReactNode} from 'react';
import clsx from 'clsx';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogPostItems from '@theme/BlogPostItems';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import type {Props} from '@theme/BlogListPage';

/** The list of posts with a title and without a sidebar. */
export default function BlogListPage(props: Props): ReactNode {
  const {metadata, items} = props;
  const feed = useBaseUrl('/blog/rss.xml');
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}
    >
      <PageMetadata title={metadata.blogTitle} description={metadata.blogDescription} />
      <SearchMetadata tag="blog_posts_list" />
      <BlogListPageStructuredData {...props} />
      {/* No sidebar, as it would repeat the posts. */}
      <BlogLayout>
        <header>
          <Heading as="h1">{metadata.blogTitle}</Heading>
          <p>
            {metadata.blogDescription} <a href={feed}>Follow it by RSS</a>
          </p>
        </header>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
