import type {SearchRecord} from '@help-center/records';
import type {Matcher} from '../mark/createMatcher.ts';
import {escapeHtml, highlight} from '../mark/highlight.ts';
import {snippet} from '../mark/snippet.ts';
import {RecentCache} from '../RecentCache.ts';
import {pickAttributes, remember} from './createHitWriter.ts';
import type {FieldWishes, HitFields} from './HitFields.ts';
import type {SearchParameters} from './SearchParameters.ts';

/** What is written of a text; `undefined` when a request wants nothing of it. */
type Write = (text: string, wishes: FieldWishes) => string | undefined;

/** Characters of the texts without a match whose highlights are kept, in each of two generations. */
const MAX_KEPT = 500_000;

const unmarked = new RecentCache<string, string>(MAX_KEPT);

/** The attributes of records, for the requests that ask for the same ones. */
const attributes = new WeakMap<HitFields, WeakMap<SearchRecord, string>>();

/**
 * Creates what writes the hits of one answer as JSON: the very text that `JSON.stringify` makes of those of
 * `createHitWriter`. What does not depend on the query, which is most of a hit, is written once and kept.
 */
export function createHitJsonWriter(
  matcher: Matcher,
  parameters: SearchParameters,
): (record: SearchRecord) => string {
  const {tags, snippetEllipsisText, fields} = parameters;
  const kept = attributes.get(fields) ?? new WeakMap<SearchRecord, string>();
  attributes.set(fields, kept);

  const writeHighlight = remember((text) => {
    if (matcher.mark(text).length === 0) return unmarked.take(text, writeUnmarked, (json) => json.length);
    const {html, matchLevel, matchedWords, fullyHighlighted} = highlight(text, matcher, tags);
    return `{"value":${JSON.stringify(html)},"matchLevel":"${matchLevel}","fullyHighlighted":${fullyHighlighted},"matchedWords":${JSON.stringify(matchedWords)}}`;
  });
  const writeSnippet = remember((text, size) => {
    const {html, matchLevel} = snippet(text, matcher, tags, size, snippetEllipsisText);
    return `{"value":${JSON.stringify(html)},"matchLevel":"${matchLevel}"}`;
  });

  const collect = (name: string, {hierarchy, content: text}: SearchRecord, write: Write): string => {
    let levels = '';
    for (const [level, wishes] of fields.levels) {
      const heading = hierarchy[level];
      const value = heading === null ? undefined : write(heading, wishes);
      if (value !== undefined) levels += `${levels === '' ? '' : ','}"${level}":${value}`;
    }
    const content = text === null ? undefined : write(text, fields.content);
    if (content !== undefined) return `,"${name}":{"hierarchy":{${levels}},"content":${content}}`;
    return levels === '' ? '' : `,"${name}":{"hierarchy":{${levels}}}`;
  };

  return (record) => {
    let own = kept.get(record);
    // Without the brace that ends it.
    if (own === undefined)
      kept.set(record, (own = JSON.stringify(pickAttributes(record, parameters)).slice(0, -1)));
    const highlights = collect('_highlightResult', record, (text, wishes) =>
      wishes.highlight ? writeHighlight(text, 0) : undefined,
    );
    const snippets = collect('_snippetResult', record, (text, {snippetSize}) =>
      snippetSize === undefined ? undefined : writeSnippet(text, snippetSize),
    );
    return `${own}${highlights}${snippets}}`;
  };
}

/** The highlight of a text without a match. */
function writeUnmarked(text: string): string {
  return `{"value":${JSON.stringify(escapeHtml(text))},"matchLevel":"none","matchedWords":[]}`;
}
