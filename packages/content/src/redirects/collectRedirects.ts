import {keyOf} from '@help-center/built-site';
import {pageUrl, type PageHead} from '../pages/parsePage.ts';

/** An old path and the path that it leads to. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** A redirect and where it is written, for messages. */
export interface PlacedRedirect extends Redirect {
  readonly place: string;
}

/** All redirects that pages ask for with `redirect_from`; drafts, which have no address, ask for none. */
function redirectsOf(pages: Iterable<PageHead>): PlacedRedirect[] {
  return [...pages].flatMap((page) => {
    const {file, frontMatter, fieldLines} = page;
    const old = Array.isArray(frontMatter.redirect_from) ? frontMatter.redirect_from : [];
    if (frontMatter.draft === true) return [];
    const place = `${file}:${fieldLines.get('redirect_from') ?? 1}`;
    return old.map((from) => ({from: String(from), to: pageUrl(page), place}));
  });
}

/** What is wrong with a list of redirects: loops, chains, duplicates, live pages behind them. */
function findRedirectFaults(redirects: readonly PlacedRedirect[], livePaths: Iterable<string>): string[] {
  const live = new Set([...livePaths].map(keyOf));
  const byFrom = new Map<string, PlacedRedirect>();
  const faults: string[] = [];
  for (const redirect of redirects) {
    const {from, to, place} = redirect;
    const earlier = byFrom.get(keyOf(from));
    if (keyOf(from) === keyOf(to)) faults.push(`${place} ${from} leads to itself. Take it out.`);
    else if (live.has(keyOf(from))) {
      faults.push(`${place} ${from} is the address of a page, so the page would be unreachable. Remove it.`);
    }
    if (earlier !== undefined) {
      faults.push(`${place} ${from} is redirected at ${earlier.place}, too. Keep one of them.`);
    }
    byFrom.set(keyOf(from), redirect);
  }
  for (const {from, to, place} of redirects) {
    const next = byFrom.get(keyOf(to));
    if (next === undefined || keyOf(from) === keyOf(to)) continue;
    faults.push(
      keyOf(next.to) === keyOf(from)
        ? `${place} ${from} and ${to} lead to each other. Take one out.`
        : `${place} ${from} leads to ${to}, which leads on to ${next.to}. Lead to ${next.to} directly.`,
    );
  }
  return faults;
}

/** All redirects of the site, those of pages and `extra` ones; throws an error that lists every fault. */
export function collectRedirects(pages: readonly PageHead[], extra: readonly Redirect[]): Redirect[] {
  const placed = [...redirectsOf(pages), ...extra.map((redirect) => ({...redirect, place: 'redirects.ts'}))];
  const live = pages.filter(({frontMatter}) => frontMatter.draft !== true).map((page) => pageUrl(page));
  const faults = findRedirectFaults(placed, live);
  if (faults.length > 0) throw new Error(`[redirects] ${faults.length} are wrong:\n- ${faults.join('\n- ')}`);
  return placed.map(({from, to}) => ({from, to}));
}
