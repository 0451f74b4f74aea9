import type {ReactNode} from 'react';
import {SiteLink} from '../dialog/BrowseLinks.tsx';
import {HitText, Marked} from '../dialog/OptionList.tsx';
import {
  describeHit,
  describePage,
  productBeside,
  sectionOf,
  resolveHitUrl,
  pageOf,
  preferProduct,
} from '../hits/describeHit.ts';
import type {HitBody} from '../SearchClient.ts';
import {PAGE_LABELS} from './labels.ts';

/** Parts of a page shown at once, so that a screen holds more than one page; others are folded. */
const MOST_PARTS = 2;

/** Most words of a page's description. */
const ABOUT_WORDS = 99;

interface SearchResultProps extends ResultLinks {
  readonly group: PageGroup;
}

/** The hits of one page, as in the dialog: the page once, and below it a row for each matching part. */
export function SearchResult({group, ...link}: SearchResultProps): ReactNode {
  const {page, hits} = group;
  const [first] = hits;
  if (first === undefined) return null;
  const whole = hits.find((hit) => describeHit(hit).isPage);
  const {page: title, snippet} = describeHit(whole ?? first);
  const parts = hits.filter((hit) => hit !== whole);
  // Folding a single one would save nothing.
  const most = parts.length === MOST_PARTS + 1 ? parts.length : MOST_PARTS;
  const [shown, folded] = [parts.slice(0, most), parts.slice(most)];
  // The text of the first part stands in its own row.
  const about = whole && snippet.length > 0 ? snippet : describePage(whole ?? first, ABOUT_WORDS);
  const section = sectionOf(first);
  const place = [productBeside(first, section), section].filter((part) => part !== null);
  return (
    <li className="SearchPage-Result">
      <h2 className="SearchPage-Result-title">
        <ResultLink {...link} hit={whole ?? first} {...(whole ? {className: 'SearchPage-Hit'} : {url: page})}>
          <Marked text={title} />
        </ResultLink>
      </h2>
      <p className="SearchPage-Result-path">{place.join(' › ')}</p>
      {about.length > 0 && (
        <p className="SearchPage-Result-snippet">
          <Marked text={about} />
        </p>
      )}
      {shown.length > 0 && <Parts {...link} hits={shown} />}
      {folded.length > 0 && (
        <details className="SearchPage-More-parts">
          <summary>{PAGE_LABELS.moreParts.replace('{count}', String(folded.length))}</summary>
          <Parts {...link} hits={folded} />
        </details>
      )}
    </li>
  );
}

/** A row for each part of a page. */
function Parts({hits, ...link}: ResultLinks & {readonly hits: readonly HitBody[]}): ReactNode {
  return (
    <ul className="SearchPage-Parts">
      {hits.map((hit) => {
        const {path, title, snippet} = describeHit(hit);
        return (
          <li key={hit.objectID}>
            <ResultLink {...link} hit={hit} className="DocSearch-Hit-row SearchPage-Hit">
              <HitText path={path.slice(1, -1)} title={title} snippet={snippet} />
            </ResultLink>
          </li>
        );
      })}
    </ul>
  );
}

/** What all links to hits have in common. */
interface ResultLinks {
  readonly externalUrlRegex: string | null;
  onOpen(hit: HitBody): void;
  /** Goes to an address inside the site. */
  navigate(href: string): void;
}

interface ResultLinkProps extends ResultLinks {
  readonly hit: HitBody;
  /** Address to open; that of the hit by default. */
  readonly url?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The link to a hit, inside or outside the site. */
export function ResultLink(props: ResultLinkProps): ReactNode {
  const {hit, url = hit.url, className, externalUrlRegex, children, onOpen, navigate} = props;
  const {href, external} = resolveHitUrl(url, externalUrlRegex);
  return (
    <SiteLink
      href={href}
      className={className}
      navigate={external ? (to) => location.assign(to) : navigate}
      onOpen={() => onOpen(hit)}
    >
      {children}
    </SiteLink>
  );
}

/** The hits of one page. */
interface PageGroup {
  /** Address of the page. */
  readonly page: string;
  readonly hits: readonly HitBody[];
}

/**
 * Groups the hits of a page at the place of the first. Results already on screen do not move: hits are grouped within
 * their result page of `perPage` hits. On the first one, the best page of the product goes before equally good ones.
 */
export function groupPages(
  hits: readonly HitBody[],
  perPage: number,
  product: string | null,
): readonly PageGroup[] {
  const groups: PageGroup[] = [];
  for (let from = 0; from < hits.length; from += perPage) {
    const pages = new Map<string, HitBody[]>();
    for (const hit of hits.slice(from, from + perPage)) {
      pages.set(pageOf(hit), [...(pages.get(pageOf(hit)) ?? []), hit]);
    }
    const chunk = Array.from(pages, ([page, ofPage]) => ({page, hits: ofPage}));
    groups.push(...(from > 0 ? chunk : preferProduct(chunk, product)));
  }
  return groups;
}
