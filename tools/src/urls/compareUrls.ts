import type {BuiltUrls} from './collectUrls.ts';

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
