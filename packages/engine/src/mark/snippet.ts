import {tokenizeOften} from '../analysis/tokenizeOften.ts';
import type {Mark, Matcher} from './createMatcher.ts';
import {
  describeMatch,
  escapeHtml,
  insertTags,
  mergeMarks,
  type Highlight,
  type HighlightTags,
} from './highlight.ts';

/** A part of a text as HTML with its matches marked. */
export type Snippet = Pick<Highlight, 'html' | 'matchLevel'>;

/** Returns the `size` words of the text that say most about the query, with `ellipsis` where text was cut off. */
export function snippet(
  text: string,
  matcher: Matcher,
  tags: HighlightTags,
  size: number,
  ellipsis: string,
): Snippet {
  const tokens = tokenizeOften(text);
  const marks = matcher.mark(text);
  const {matchLevel} = describeMatch(matcher, marks);
  if (tokens.length <= size) {
    return {html: insertTags(text, 0, text.length, mergeMarks(marks), tags), matchLevel};
  }
  const words = tokens.filter((token) => !token.whole);
  const first = words.length > size ? findWindow(words, marks, size) : 0;
  const last = Math.min(words.length, first + size) - 1;
  const from = first === 0 ? 0 : (words[first]?.start ?? 0);
  const to = last >= words.length - 1 ? text.length : endOfWord(text, words[last]?.end ?? text.length);
  const html = insertTags(text, from, to, mergeMarks(marks), tags);
  const dots = escapeHtml(ellipsis);
  return {html: `${from > 0 ? dots : ''}${html}${to < text.length ? dots : ''}`, matchLevel};
}

/** Returns the first word of the window with the most different words of the query, and with most of them. */
function findWindow(
  words: readonly {readonly start: number; readonly end: number}[],
  marks: readonly Mark[],
  size: number,
): number {
  const wordOfMark: {readonly index: number; readonly word: string}[] = [];
  let index = 0;
  for (const mark of [...marks].sort((a, b) => a.start - b.start)) {
    while (index < words.length - 1 && (words[index]?.end ?? 0) <= mark.start) index += 1;
    wordOfMark.push({index, word: mark.word});
  }
  let best = {value: 0, from: 0, to: 0};
  wordOfMark.forEach(({index: from}, at) => {
    const inside = wordOfMark.slice(at, at + size).filter((other) => other.index < from + size);
    const value = new Set(inside.map(({word}) => word)).size * 100 + inside.length;
    if (value > best.value) best = {value, from, to: inside.at(-1)?.index ?? from};
  });
  const context = Math.ceil((size - (best.to - best.from + 1)) / 2);
  return Math.min(Math.max(0, best.from - context), words.length - size);
}

/** Moves the end of a word behind the punctuation that follows it. */
function endOfWord(text: string, end: number): number {
  const rest = /^[^\s\p{L}\p{N}]{1,3}(?=\s|$)/u.exec(text.slice(end, end + 4));
  return end + (rest?.[0].length ?? 0);
}
