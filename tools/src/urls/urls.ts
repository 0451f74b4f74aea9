import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {pathOfFile} from '@help-center/content';

/** The addresses of a built site. */
export interface BuiltUrls {
  /** Paths of pages and, after `#`, their anchors; sorted. */
  readonly urls: readonly string[];
  /** Paths that redirect. */
  readonly redirected: ReadonlySet<string>;
}

// Lists generated from other pages come and go with them.
const DERIVED = /^\/(?:404|docs\/tags|blog\/(?:tags|authors|page|archive))(?:$|\/|\.html)/;
const HEADING = /<h[2-6]\b[^>]*?\sid=("?)([^"\s>]+)\1/g;
const ANCHOR = /<(?:a|span|li|details|summary)\s(?:[^>]*?\s)?id=("?)([^"\s>]+)\1/g;

function anchorsIn(html: string): string[] {
  const main = html.slice(Math.max(0, html.indexOf('<main')));
  const ids = [...main.matchAll(HEADING), ...main.matchAll(ANCHOR)].map(([, , id = '']) => id);
  // React generates ids such as "_R_1_", which are not anchors.
  return [...new Set(ids)].filter((id) => /^[a-z\d]/i.test(id));
}

/** Collects the addresses of a built site. */
export function collectUrls(buildDir: string): BuiltUrls {
  const urls: string[] = [];
  const redirected = new Set<string>();
  for (const name of readdirSync(buildDir, {recursive: true, encoding: 'utf8'})) {
    const url = encodeURI(`/${pathOfFile(name.replaceAll('\\', '/')).replace(/\.html$/, '')}`);
    if (!name.endsWith('.html') || DERIVED.test(url)) continue;
    const html = readFileSync(join(buildDir, name), 'utf8');
    if (/http-equiv="?refresh/i.test(html)) redirected.add(url);
    else urls.push(url, ...anchorsIn(html).map((id) => `${url}#${id}`));
  }
  return {urls: urls.sort(), redirected};
}

/** The differences between the ledger and a built site. */
export interface UrlChanges {
  readonly added: readonly string[];
  /** Former addresses that redirect. */
  readonly redirected: readonly string[];
  /** Published addresses that lead nowhere, each with how to fix it. */
  readonly lost: readonly string[];
}

/** An address without the trailing slash of its path. */
function plain(url: string): string {
  return url.replace(/(.)\/(?=#|$)/, '$1');
}

/** Compares the published addresses with those of a build. */
export function compareUrls(ledger: readonly string[], {urls, redirected}: BuiltUrls): UrlChanges {
  const now = new Set(urls.map(plain));
  const known = new Set(ledger.map(plain));
  const answers = new Set([...redirected].map(plain));
  const gone = ledger.filter((url) => !now.has(plain(url)));
  const isRedirected = (url: string) => answers.has(plain(url.split('#')[0] ?? ''));
  const lost = gone
    .filter((url) => !isRedirected(url))
    .filter((url) => now.has(plain(url.split('#')[0] ?? '')) || !url.includes('#'))
    .map((url) => {
      const [path = '', anchor] = url.split('#');
      return anchor === undefined
        ? `${url} answers no more. Add "redirect_from: [${path}]" to the page that replaces it.`
        : `${url} is gone from its page. Give the heading back its anchor: {#${anchor}}.`;
    });
  return {
    added: urls.filter((url) => !known.has(plain(url))),
    redirected: gone.filter(isRedirected),
    lost,
  };
}
