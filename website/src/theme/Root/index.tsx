import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Around all pages: the root says where the page is published, which the style sheet for paper shows at the foot of each sheet. */
export default function Root({children}: {children: ReactNode}): ReactNode {
  const {pathname} = useLocation();
  const {url} = useDocusaurusContext().siteConfig;
  return (
    <>
      <Head>
        {/* oxlint-disable-next-line jsx-a11y/html-has-lang -- It adds to the root, which has a language. */}
        <html data-address={url + pathname} />
      </Head>
      {children}
    </>
  );
}
