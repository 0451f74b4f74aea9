import {useEffect, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {products} from '../../../products.ts';
import {wantedPages} from '../../../wantedPages.ts';
import IconLinks from '../IconLinks/index.tsx';
import styles from './styles.module.css';
import {belowBase, rankPages, type KnownPage} from './rankPages.ts';

/** Loaded lazily, as only the not-found page needs titles. */
const readTitles = () => import('@generated/docusaurus-plugin-content-docs/default/titles.json');

async function readPages(address: string, signal: AbortSignal): Promise<KnownPage[]> {
  const [response, {default: titles}] = await Promise.all([fetch(address, {signal}), readTitles()]);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const xml = new DOMParser().parseFromString(await response.text(), 'text/xml');
  return [...xml.querySelectorAll('url > loc')].map((loc) => {
    const path = new URL(loc.textContent ?? '/').pathname;
    return {path, title: titles[path] ?? ''};
  });
}

function labelOf({path, title}: KnownPage, baseUrl: string): string {
  const own = belowBase(path, baseUrl);
  const product = products.find(({id}) => own.startsWith(`/docs/${id}/`))?.label;
  if (title !== '') return product === undefined || title.includes(product) ? title : `${product} › ${title}`;
  return decodeURIComponent(own)
    .replace(/^\/(docs\/)?|\/$/g, '')
    .replaceAll('/', ' › ')
    .replaceAll(/[-_]/g, ' ');
}

/** Pages whose addresses and titles are closest to the requested address, or popular topics if none is close. Keeps their place while the sitemap loads. */
export default function NearestPages(): ReactNode {
  const {pathname} = useLocation();
  const baseUrl = useBaseUrl('/');
  const [pages, setPages] = useState<readonly KnownPage[]>();
  useEffect(() => {
    const controller = new AbortController();
    readPages(`${baseUrl}sitemap.xml`, controller.signal)
      .then((all) => setPages(rankPages(decodeURIComponent(pathname), all, baseUrl)))
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        console.error('Nearest pages are not available.', error);
        setPages([]);
      });
    return () => controller.abort();
  }, [pathname, baseUrl]);
  const isUnlike = pages?.length === 0;
  const links = isUnlike
    ? wantedPages.slice(0, 4)
    : pages?.map((page) => ({to: page.path, label: labelOf(page, baseUrl)}));
  return (
    <section aria-labelledby="nearest-pages" className={styles.nearest} data-needs-scripts="">
      <h2 id="nearest-pages">{isUnlike ? 'Popular topics' : 'Nearest pages'}</h2>
      <IconLinks links={links ?? []} />
    </section>
  );
}
