import type {Mark, Match, Matcher} from './createMatcher.ts';

/** HTML to insert around a match, which is not escaped. */
export interface HighlightTags {
  readonly pre: string;
  readonly post: string;
}

/** A text as HTML with its matches marked. */
export interface Highlight extends Match {
  /** HTML; everything but the tags is escaped. */
  readonly html: string;
  /** True when nothing but the matches is in the text. */
  readonly fullyHighlighted: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const SPECIAL = /[&<>"']/;

/** Escapes a text for HTML, in element content and in quoted attributes. */
export function escapeHtml(text: string): string {
  if (!SPECIAL.test(text)) return text;
  return text.replace(/[&<>"']/gu, (character) => ENTITIES[character] as string);
}

/** Returns the text as HTML with the words of the query marked. */
export function highlight(text: string, matcher: Matcher, tags: HighlightTags): Highlight {
  const marks = matcher.mark(text);
  const ranges = mergeMarks(marks);
  const html = insertTags(text, 0, text.length, ranges, tags);
  return {
    html,
    ...describeMatch(matcher, marks),
    fullyHighlighted: marks.length > 0 && coversAll(text, ranges),
  };
}

/** Describes how much of the query the marks cover. */
export function describeMatch(matcher: Matcher, marks: readonly Mark[]): Match {
  let bits = 0;
  for (const {number} of marks) bits |= 1 << number;
  return matcher.describe(bits);
}

/** Tells whether nothing but white space is outside the ranges. */
function coversAll(text: string, ranges: readonly (readonly [start: number, end: number])[]): boolean {
  const marked = ranges.reduce((sum, range) => sum + text.slice(...range).trim().length, 0);
  return marked === text.trim().length;
}

/** Joins marks that overlap or touch into ranges in order. */
export function mergeMarks(marks: readonly Mark[]): [start: number, end: number][] {
  const ranges: [number, number][] = [];
  for (const {start, end} of marks) {
    const last = ranges[ranges.length - 1];
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end);
    else ranges.push([start, end]);
  }
  return ranges;
}

/** Returns `text.slice(from, to)` as HTML with the ranges inside it marked. */
export function insertTags(
  text: string,
  from: number,
  to: number,
  ranges: readonly (readonly [start: number, end: number])[],
  tags: HighlightTags,
): string {
  let html = '';
  let at = from;
  for (const [rangeStart, rangeEnd] of ranges) {
    const start = Math.max(rangeStart, at);
    const end = Math.min(rangeEnd, to);
    if (start >= end) continue;
    html += escapeHtml(text.slice(at, start)) + tags.pre + escapeHtml(text.slice(start, end)) + tags.post;
    at = end;
  }
  return html + escapeHtml(text.slice(at, to));
}
