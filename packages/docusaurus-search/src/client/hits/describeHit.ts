import type {HitBody} from '@help-center/engine/protocol';
import {HIERARCHY_LEVELS, type HierarchyLevel} from '@help-center/records';

/** The texts of a hit; `titleHtml` and `snippetHtml` hold `<mark>` tags and escaped text. */
export interface HitTexts {
  /** The title of the hit's page. */
  readonly pageHtml: string;
  /** Whether the hit is the page as a whole, not a part of it. */
  readonly isPage: boolean;
  /** The heading that the hit leads to. */
  readonly titleHtml: string;
  /** The text found under that heading; empty for a heading. */
  readonly snippetHtml: string;
  /** The headings down to the hit, outermost first, without the top-level section: the page, then those within it. */
  readonly path: readonly string[];
}

const LEVELS = HIERARCHY_LEVELS.slice(1);

/** The texts to show for a hit. */
export function describeHit(hit: HitBody): HitTexts {
  const levels = LEVELS.filter((level) => Boolean(hit.hierarchy[level]));
  const deepest = levels.at(-1) ?? 'lvl0';
  return {
    pageHtml: markedLevel(hit, levels[0] ?? 'lvl0'),
    isPage: levels.length <= 1,
    titleHtml: markedLevel(hit, deepest),
    snippetHtml:
      hit.type === 'content' ? (hit._snippetResult?.content?.value ?? escape(hit.content ?? '')) : '',
    path: levels.map((level) => hit.hierarchy[level] ?? ''),
  };
}

function markedLevel(hit: HitBody, level: HierarchyLevel): string {
  const highlighted =
    hit._highlightResult?.hierarchy?.[level]?.value ?? hit._snippetResult?.hierarchy?.[level]?.value;
  return highlighted || escape(hit.hierarchy[level] ?? hit.url);
}

/** The address of a hit's page. */
export function pageOf({url}: HitBody): string {
  return url.replace(/#.*$/s, '');
}

/** The top-level section that a hit is grouped under. */
export function sectionOf(hit: HitBody): string {
  return hit.hierarchy.lvl0 || 'Documentation';
}

/** Escapes a text for use as element content. */
export function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
