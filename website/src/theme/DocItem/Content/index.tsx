import type {ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import MobileContents from '@theme-original/DocItem/TOC/Mobile';
import LandingHead from '../../../components/LandingHead/index.tsx';
import PageHead from '../../../components/PageHead/index.tsx';

/** The text of a docs page below its head; a landing page has one of its own. On a phone the contents stand below the title. */
export default function DocItemContent({children}: Props): ReactNode {
  const {contentTitle, frontMatter, metadata, toc} = useDoc();
  const isLanding = (frontMatter as {page_type?: string}).page_type === 'landing';
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <>
      {isLanding ? <LandingHead /> : <PageHead />}
      <div className={`${ThemeClassNames.docs.docMarkdown} markdown`}>
        <header>
          {contentTitle === undefined && <Heading as="h1">{metadata.title}</Heading>}
          {hasContents && <MobileContents />}
        </header>
        <MDXContent>{children}</MDXContent>
      </div>
    </>
  );
}
