import {useLayoutEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import bar from '@generated/help-center-search/default/bar.json';
import browse from '@generated/help-center-search/default/browse.json';
import Layout from '@theme/Layout';
// By package names, so that a site can eject this file.
import {mountSearchPage} from '@help-center/docusaurus-search/bar';
import {PAGE_LABELS, PageForm, PageStart} from '@help-center/docusaurus-search/page';
import '@help-center/docusaurus-search/search.css';

/** The search page. Built with the form and the links for readers without a query; search takes both over in the browser. */
export default function SearchPage(): ReactNode {
  const history = useHistory();
  const {pathname} = useLocation();
  const element = useRef<HTMLDivElement>(null);
  const [title, setTitle] = useState<string>(PAGE_LABELS.title);
  const [heading, setHeading] = useState<string>(PAGE_LABELS.title);
  // A layout effect is cleaned up before the next page can change the scroll position.
  useLayoutEffect(
    () =>
      mountSearchPage(element.current as HTMLDivElement, history, (newTitle, newHeading) => {
        setTitle(newTitle);
        setHeading(newHeading);
      }),
    [history],
  );
  // Never rendered again, as search replaces what is in there.
  const form = useMemo(() => {
    const [before, behind] = PAGE_LABELS.needsScripts.split('{link}');
    return (
      <div ref={element}>
        <PageForm pagePath={pathname} placeholder={bar.placeholder} />
        <noscript>
          <p>
            {before}
            <Link to="/">{PAGE_LABELS.browse}</Link>
            {behind}
          </p>
        </noscript>
        <div className="SearchPage-Body">
          <output className="SearchPage-Count" />
          <PageStart browse={browse} pagePath={pathname} navigate={(to) => history.push(to)} />
        </div>
      </div>
    );
  }, [pathname, history]);
  return (
    <Layout>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      {/* Scripts render the results, so sites that run scripts on demand have to run them at once here. */}
      <main className="container margin-vert--lg SearchPage" data-scripts="now">
        <h1>{heading}</h1>
        {form}
      </main>
    </Layout>
  );
}
