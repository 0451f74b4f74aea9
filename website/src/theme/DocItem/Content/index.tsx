import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocItem/Content';
// That of the classic theme: the page menu stands in the head here.
import Content from '@theme-init/DocItem/Content';
import LandingHead from '../../../components/LandingHead/index.tsx';
import PageHead from '../../../components/PageHead/index.tsx';

/** The text of a docs page below its head; a landing page has one of its own. */
export default function DocItemContent(props: Props): ReactNode {
  const isLanding = (useDoc().frontMatter as {page_type?: string}).page_type === 'landing';
  return (
    <>
      {isLanding ? <LandingHead /> : <PageHead />}
      <Content {...props} />
    </>
  );
}
