import type {Mark, Matcher} from './createMatcher.ts';

/** What is put around a match. Both are HTML and are not escaped. */
export interface HighlightTags {
  readonly pre: string;
  readonly post: string;
}

/** A text as HTML with its matches marked. */
export interface Highlight {
  /** HTML; everything but the tags is escaped. */
  readonly html: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
  /** The words of the query that occur, folded, in the order of the query. */
  readonly matchedWords: readonly string[];
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
  if (marks.length === 0) {
    return {html: escapeHtml(text), matchLevel: 'none', matchedWords: [], fullyHighlighted: false};
  }
  const ranges = mergeMarks(marks);
  const marked = ranges.reduce((sum, [start, end]) => sum + text.slice(start, end).trim().length, 0);
  return {
    html: insertTags(text, 0, text.length, ranges, tags),
    ...describeMatch(matcher, marks),
    fullyHighlighted: marked > 0 && marked === text.trim().length,
  };
}

/** Says how much of the query a set of marks covers. */
export function describeMatch(
  matcher: Matcher,
  marks: readonly Mark[],
): Pick<Highlight, 'matchLevel' | 'matchedWords'> {
  const found = new Set(marks.map((mark) => mark.word));
  const matchedWords = matcher.words.filter((word) => found.has(word));
  if (found.size === 0) return {matchLevel: 'none', matchedWords: []};
  return {matchLevel: matchedWords.length === matcher.words.length ? 'full' : 'partial', matchedWords};
}

/** Joins marks that overlap or touch into ranges in order. */
export function mergeMarks(marks: readonly Mark[]): [start: number, end: number][] {
  const ranges: [number, number][] = [];
  for (const {start, end} of [...marks].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = ranges.at(-1);
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
    html += `${escapeHtml(text.slice(at, start))}${tags.pre}${escapeHtml(text.slice(start, end))}${tags.post}`;
    at = end;
  }
  return html + escapeHtml(text.slice(at, to));
}
