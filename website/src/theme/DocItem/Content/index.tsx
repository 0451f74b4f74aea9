import type {ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import MobileContents from '@theme-original/DocItem/TOC/Mobile';
import {findProductOfPage, products} from '../../../../products.ts';
import LandingHead from '../../../components/LandingHead/index.tsx';
import PageHead from '../../../components/PageHead/index.tsx';
import {usePageNotes} from '../../../components/PageHead/usePageNotes.ts';

/** A title whose words with a hyphen between figures, such as mAP50-95, stay on one line. */
function keepFigures(title: string): ReactNode[] {
  return title.split(/(\S*\d-\d\S*)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="code-word">
        {part}
      </span>
    ),
  );
}

/** The text of a docs page below its head; landing pages of products have a different one. On phones, contents follow the title. */
export default function DocItemContent({children}: Props): ReactNode {
  const {contentTitle, frontMatter, metadata, toc} = useDoc();
  const {landing} = usePageNotes();
  const {siteConfig} = useDocusaurusContext();
  const isLanding = (frontMatter as {page_type?: string}).page_type === 'landing';
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  const product = findProductOfPage(metadata.id);
  const family = products.find(({id}) => metadata.id.startsWith(`${id}/`))?.group;
  const title = contentTitle === undefined && <Heading as="h1">{keepFigures(metadata.title)}</Heading>;
  return (
    <HtmlClassNameProvider className={family ? `family-${family}` : ''}>
      <Head>
        {/* The print style sheet shows this at the head of each sheet. */}
        {/* oxlint-disable-next-line jsx-a11y/html-has-lang -- It adds to the root, which has a language. */}
        <html data-title={`${metadata.title} | ${siteConfig.title}`} />
      </Head>
      {!isLanding && <PageHead />}
      <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown', isLanding && 'landing')}>
        {product ? (
          <LandingHead product={product} drawing={landing?.drawing}>
            {title}
          </LandingHead>
        ) : (
          <header>
            {title}
            {hasContents && <MobileContents />}
          </header>
        )}
        <MDXContent>{children}</MDXContent>
      </div>
    </HtmlClassNameProvider>
  );
}
