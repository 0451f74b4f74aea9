import type {HitBody, SnippetBody, TextRun} from '@help-center/engine/protocol';
import {HIERARCHY_LEVELS, type HierarchyLevel} from '@help-center/records';
import type {BrowseLink} from '../../contract/SearchConfig.ts';

/** A text with the words of the query marked. */
export type MarkedText = readonly TextRun[];

/** The texts of a hit. */
export interface HitTexts {
  /** The title of the hit's page. */
  readonly page: MarkedText;
  /** Whether the hit is the page as a whole, not a part of it. */
  readonly isPage: boolean;
  /** The heading that the hit leads to. */
  readonly title: MarkedText;
  /** The text found under that heading; empty for a heading. */
  readonly snippet: MarkedText;
  /** The headings down to the hit, outermost first, without the top-level section: the page, then those within it. */
  readonly path: readonly string[];
}

const LEVELS = HIERARCHY_LEVELS.slice(1);

/** The texts to show for a hit. */
export function describeHit(hit: HitBody): HitTexts {
  const levels = LEVELS.filter((level) => Boolean(hit.hierarchy[level]));
  const deepest = levels.at(-1) ?? 'lvl0';
  return {
    page: markedLevel(hit, levels[0] ?? 'lvl0'),
    isPage: levels.length <= 1,
    title: markedLevel(hit, deepest),
    snippet: hit.type === 'content' ? toRuns(hit._snippetResult?.content, hit.content ?? '') : [],
    path: levels.map((level) => hit.hierarchy[level] ?? ''),
  };
}

/**
 * What a page is about in at most `size` words, for pages that were found by words outside of their title. Only the shipped
 * index marks the words of the query here.
 */
export function describePage({description, _snippetResult}: HitBody, size: number): MarkedText {
  const text = typeof description === 'string' ? description : '';
  return toRuns(_snippetResult?.about, text.replace(RegExp(`^((?:\\S+ ){${size}}).+`, 's'), '$1…'));
}

function markedLevel(hit: HitBody, level: HierarchyLevel): MarkedText {
  const highlighted = hit._highlightResult?.hierarchy?.[level] ?? hit._snippetResult?.hierarchy?.[level];
  return toRuns(highlighted, hit.hierarchy[level] ?? hit.url);
}

/** The runs of a highlight; servers send it as HTML only. */
function toRuns(highlighted: SnippetBody | undefined, text: string): MarkedText {
  if (highlighted?.runs !== undefined) return highlighted.runs;
  if (highlighted?.value) return parseHighlight(highlighted.value);
  return text === '' ? [] : [{text, marked: false}];
}

/** The address of a hit's page. */
export function pageOf({url}: HitBody): string {
  return url.replace(/#.*$/s, '');
}

/** The top-level section that a hit is grouped under. */
export function sectionOf(hit: HitBody): string {
  return hit.hierarchy.lvl0 || 'Documentation';
}

/** The product of a hit, unless its top-level section names it. */
export function productBeside({product}: HitBody, section: string): string | null {
  return product && !section.includes(product) ? product : null;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&amp;': '&',
};

/**
 * Splits the HTML that a search server sent at its `<mark>` tags and unescapes it.
 * Everything else stays plain text, so that no markup of an answer can run.
 */
export function parseHighlight(html: string): readonly TextRun[] {
  return (
    html
      // Every second piece stood between tags.
      .split(/<mark>(.*?)<\/mark>/su)
      .map((piece, index) => ({text: decode(piece), marked: index % 2 === 1}))
      .filter(({text}) => text !== '')
  );
}

function decode(html: string): string {
  return html.replaceAll(/&#?\w+;/g, (entity) => ENTITIES[entity] ?? entity);
}

/** Where a hit leads. */
interface HitTarget {
  /** Address for the link. */
  readonly href: string;
  /** Whether it needs a full navigation instead of one inside the site. */
  readonly external: boolean;
}

/**
 * An address that matches `externalUrlRegex` is kept as it is. Any other is reduced to its path, because the index names
 * the published site while the reader may be on a preview of it.
 */
export function resolveHitUrl(url: string, externalUrlRegex: string | null): HitTarget {
  if (!URL.canParse(url, RELATIVE)) return {href: '/', external: false};
  const {origin, protocol, pathname, search, hash, href} = new URL(url, RELATIVE);
  if (!/^https?:/.test(protocol)) return {href: '/', external: false};
  const external = externalUrlRegex !== null && new RegExp(externalUrlRegex).test(url);
  return {href: external && origin !== RELATIVE ? href : pathname + search + hash, external};
}

/** Base for relative addresses, which a foreign index may hold. */
const RELATIVE = 'https://relative.invalid';

/** The hits of one top-level section. */
interface HitGroup {
  readonly section: string;
  readonly hits: readonly HitBody[];
}

/** Moves the hits of each page directly behind its first one. */
function nest(hits: readonly HitBody[]): readonly HitBody[] {
  const placeOf = (hit: HitBody) => hits.findIndex((other) => pageOf(other) === pageOf(hit));
  return hits.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/**
 * Groups hits by top-level section in order of appearance, at most `maxPerGroup` each, and keeps the hits of a page
 * together. The group of `product` goes first among equally good ones; `null` for none.
 */
export function groupHits(
  hits: readonly HitBody[],
  maxPerGroup: number,
  product: string | null,
): readonly HitGroup[] {
  const groups = new Map<string, HitBody[]>();
  for (const hit of hits) {
    const section = sectionOf(hit);
    const group = groups.get(section) ?? [];
    if (group.length < maxPerGroup) group.push(hit);
    groups.set(section, group);
  }
  const nested = Array.from(groups, ([section, grouped]) => ({section, hits: nest(grouped)}));
  return preferProduct(nested, product);
}

interface WithHits {
  /** The best first; at least one. */
  readonly hits: readonly HitBody[];
}

/** What matched in the best hit: equal signatures are equally good. The text does not count, as it may not have arrived yet. */
function signatureOf({hits}: WithHits): string {
  const {isPage, title} = describeHit(hits[0] as HitBody);
  return [isPage, ...title.filter(({marked}) => marked).map(({text}) => text.toLowerCase())].join();
}

/**
 * Moves the group of a product up past groups whose best hit is equally good, and no further; `null` moves nothing.
 */
export function preferProduct<Group extends WithHits>(
  groups: readonly Group[],
  product: string | null,
): readonly Group[] {
  const own = groups.find(({hits}) => hits[0]?.product === product);
  if (own === undefined || product === null) return groups;
  const from = groups.indexOf(own);
  const better = groups.slice(0, from).findLastIndex((group) => signatureOf(group) !== signatureOf(own));
  return groups.toSpliced(from, 1).toSpliced(better + 1, 0, own);
}

/** The product that a path belongs to, by the addresses of the products; `null` for none. */
export function findProduct(products: readonly BrowseLink[], path: string): string | null {
  return products.find(({to}) => path.startsWith(to))?.label ?? null;
}
