import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMetadata} from '@docusaurus/theme-common';
import options from '@generated/help-center-search/default/options.json';
import Layout from '@theme/Layout';
// By package names, so that a site can eject this file.
import {
  LABELS,
  MAX_QUERY_LENGTH,
  PAGE_LABELS,
  PageResults,
  usePageQuery,
  useSecondEscape,
} from '@help-center/docusaurus-search/page';
import '@help-center/docusaurus-search/search.css';

/** Lets an agent in the browser fill in and submit the form (WebMCP). Other browsers ignore the attributes. */
const TOOL = {
  toolname: 'search_docs',
  tooldescription: 'Searches this documentation and shows the pages that answer.',
  toolautosubmit: '',
};
const TOOL_QUERY = {toolparamdescription: 'A few words that the page would use'};

/** The search page; the query is the parameter `q` of its address. */
export default function SearchPage(): ReactNode {
  const {pathname} = useLocation();
  const inBrowser = useIsBrowser();
  const {query, products, typed, search, setTyped, setProducts, setVersions, submit} = usePageQuery();
  const onKeyDown = useSecondEscape(() => setTyped(''));
  const title = query === '' ? PAGE_LABELS.title : PAGE_LABELS.titleFor.replace('{query}', () => query);
  const [before, behind] = PAGE_LABELS.needsScripts.split('{link}');
  return (
    <Layout>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      {/* Scripts render the results, so sites that run scripts on demand have to run them at once here. */}
      <main className="container margin-vert--lg SearchPage" data-scripts="now">
        <h1>{title}</h1>
        <search aria-label={PAGE_LABELS.title}>
          <form
            className="SearchPage-Form"
            action={pathname}
            onSubmit={(event) => {
              event.preventDefault();
              submit();
            }}
            {...TOOL}
          >
            <input
              type="search"
              name="q"
              aria-label={LABELS.search}
              className="SearchPage-Input"
              placeholder={options.placeholder ?? LABELS.placeholder}
              autoComplete="off"
              maxLength={MAX_QUERY_LENGTH}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={onKeyDown}
              {...TOOL_QUERY}
            />
            <button type="submit" className="button button--primary">
              {LABELS.search}
            </button>
          </form>
        </search>
        <noscript>
          <p>
            {before}
            <Link to="/">{PAGE_LABELS.browse}</Link>
            {behind}
          </p>
        </noscript>
        {inBrowser && (
          <PageResults
            search={search}
            pagePath={pathname}
            products={products}
            onProducts={setProducts}
            onVersions={setVersions}
          />
        )}
      </main>
    </Layout>
  );
}
