import type {Mark, Match, Matcher} from './createMatcher.ts';

/** HTML to insert around a match, which is not escaped. */
export interface HighlightTags {
  readonly pre: string;
  readonly post: string;
}

/** A part of a text that matches, or one that does not. */
export interface TextRun {
  readonly text: string;
  readonly marked: boolean;
}

/** A text with its matches marked. */
export interface Highlight extends Match {
  readonly runs: readonly TextRun[];
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
  const runs = toRuns(text, 0, text.length, ranges);
  return {
    runs,
    html: toHtml(runs, tags),
    ...describeMatch(matcher, marks),
    fullyHighlighted: marks.length > 0 && coversAll(text, ranges),
  };
}

/** Describes how much of the query the marks cover. */
export function describeMatch(matcher: Matcher, marks: readonly Mark[]): Match {
  let bits = 0;
  for (const mark of marks) bits |= mark.bits;
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

/** Cuts `text.slice(from, to)` at the ranges inside it. */
export function toRuns(
  text: string,
  from: number,
  to: number,
  ranges: readonly (readonly [start: number, end: number])[],
): TextRun[] {
  const runs: TextRun[] = [];
  const add = (end: number, marked: boolean): void => {
    if (end > at) runs.push({text: text.slice(at, end), marked});
    at = Math.max(at, end);
  };
  let at = from;
  for (const [start, end] of ranges) {
    if (end <= at || start >= to) continue;
    add(start, false);
    add(Math.min(end, to), true);
  }
  add(to, false);
  return runs;
}

/** Returns runs as HTML. */
export function toHtml(runs: readonly TextRun[], {pre, post}: HighlightTags): string {
  let html = '';
  for (const {text, marked} of runs) html += marked ? pre + escapeHtml(text) + post : escapeHtml(text);
  return html;
}
