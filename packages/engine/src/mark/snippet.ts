import type {Token} from '../analysis/tokenize.ts';
import {tokenizeOften} from '../analysis/tokenizeOften.ts';
import {countBits} from '../selectRecords.ts';
import type {Mark, Matcher} from './createMatcher.ts';
import {describeMatch, mergeMarks, toHtml, toRuns, type Highlight, type HighlightTags} from './highlight.ts';

/** A part of a text with its matches marked. */
export type Snippet = Pick<Highlight, 'runs' | 'html' | 'matchLevel'>;

/** Returns the `size` words of a text that match the query best, with `ellipsis` where text is cut off. */
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
  // The position of the last token is that of the last word, if there is any.
  const count = tokens.some(({whole}) => !whole) ? (tokens[tokens.length - 1] as Token).position + 1 : 0;
  const first = count > size ? findWindow(tokens, marks, size, count) : 0;
  const last = Math.min(count, first + size) - 1;
  const from = first === 0 ? 0 : getWord(tokens, first).start;
  const to = last >= count - 1 ? text.length : endOfWord(text, getWord(tokens, last).end);
  const dots = ellipsis === '' ? [] : [{text: ellipsis, marked: false}];
  const runs = [
    ...(from > 0 ? dots : []),
    ...toRuns(text, from, to, mergeMarks(marks)),
    ...(to < text.length ? dots : []),
  ];
  return {runs, html: toHtml(runs, tags), matchLevel};
}

/** Returns the token of a word by its position, skipping whole identifiers. */
function getWord(tokens: readonly Token[], position: number): Token {
  let at = position;
  while ((tokens[at] as Token).position < position || (tokens[at] as Token).whole) at += 1;
  return tokens[at] as Token;
}

/** Returns the start of the window with the most distinct query words, and then the most matches. */
function findWindow(tokens: readonly Token[], marks: readonly Mark[], size: number, count: number): number {
  const places = findPlaces(tokens, marks, count);
  let most = 0;
  let bestFrom = 0;
  let bestTo = 0;
  for (let at = 0; at < places.length; at += 1) {
    const from = places[at] as number;
    let bits = 0;
    let next = at;
    for (; next < Math.min(places.length, at + size) && (places[next] as number) < from + size; next += 1) {
      bits |= (marks[next] as Mark).bits;
    }
    const value = countBits(bits) * 100 + next - at;
    if (value > most) [most, bestFrom, bestTo] = [value, from, places[next - 1] as number];
  }
  const context = Math.ceil((size - (bestTo - bestFrom + 1)) / 2);
  return Math.min(Math.max(0, bestFrom - context), count - size);
}

/** Returns the word position of each mark. */
function findPlaces(tokens: readonly Token[], marks: readonly Mark[], count: number): number[] {
  let at = 0;
  return marks.map(({start}) => {
    let token = tokens[at] as Token;
    while (token.whole || (token.position < count - 1 && token.end <= start))
      token = tokens[(at += 1)] as Token;
    return token.position;
  });
}

/** Extends the end of a word past the punctuation that follows it, except a stop, comma, semicolon or colon. */
function endOfWord(text: string, end: number): number {
  if (text[end] === ' ') return end;
  const rest = /^[^\s\p{L}\p{N}]{1,3}(?=\s|$)/u.exec(text.slice(end, end + 4));
  return end + (rest?.[0].replace(/[.,;:]+$/, '').length ?? 0);
}
