import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {rankPaths} from './rankPaths';

async function readSitemap(address: string, signal: AbortSignal): Promise<string[]> {
  const response = await fetch(address, {signal});
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const xml = new DOMParser().parseFromString(await response.text(), 'text/xml');
  return [...xml.querySelectorAll('url > loc')].map((loc) => new URL(loc.textContent ?? '/').pathname);
}

function labelOf(path: string): string {
  return decodeURIComponent(path)
    .replace(/^\/(docs\/)?|\/$/g, '')
    .replaceAll('/', ' › ')
    .replaceAll(/[-_]/g, ' ');
}

/** The existing pages whose addresses are nearest to the one that was asked for; nothing when the sitemap cannot be read. */
export default function NearestPages(): ReactNode {
  const {pathname} = useLocation();
  const sitemap = useBaseUrl('/sitemap.xml');
  const [paths, setPaths] = useState<readonly string[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    readSitemap(sitemap, controller.signal)
      .then((all) => setPaths(rankPaths(decodeURIComponent(pathname), all)))
      .catch((error: unknown) => {
        if (!controller.signal.aborted) console.error('Nearest pages are not available.', error);
      });
    return () => controller.abort();
  }, [pathname, sitemap]);
  if (paths.length === 0) return null;
  return (
    <section aria-labelledby="nearest-pages">
      <h2 id="nearest-pages">Nearest pages</h2>
      <ul>
        {paths.map((path) => (
          <li key={path}>
            <Link to={path}>{labelOf(path)}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
