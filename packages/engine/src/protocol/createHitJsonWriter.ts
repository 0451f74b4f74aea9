import type {RecordHierarchy, SearchRecord} from '@help-center/records';
import type {Matcher} from '../mark/createMatcher.ts';
import {escapeHtml, highlight} from '../mark/highlight.ts';
import {snippet} from '../mark/snippet.ts';
import {RecentCache} from '../RecentCache.ts';
import {createHitWriter} from './createHitWriter.ts';
import type {FieldWishes, HitFields} from './HitFields.ts';
import {remember} from './remember.ts';
import type {SearchParameters} from './SearchParameters.ts';

/** Writes the highlight or snippet of a text; `undefined` if none is wanted. */
type Write = (text: string, wishes: FieldWishes) => string | undefined;

/** Cached characters of highlights without a match, in each of two generations. */
const MAX_KEPT = 500_000;

const unmarked = new RecentCache<string, string>(MAX_KEPT);

/** Cached characters of hits' attributes, in each of two generations: those of about 5,000 records. */
const MAX_KEPT_ATTRIBUTES = 5_000_000;

const attributes = new RecentCache<string, string>(MAX_KEPT_ATTRIBUTES);

/** Distinguishes records with the same id in different indices, which have different heading path objects. */
const numbers = new WeakMap<RecordHierarchy, number>();
let lastNumber = 0;

/** All attributes of records. */
const NAMES: Record<keyof SearchRecord, null> = {
  objectID: null,
  url: null,
  url_without_anchor: null,
  anchor: null,
  type: null,
  hierarchy: null,
  content: null,
  block: null,
  step: null,
  language: null,
  docusaurus_tag: null,
  version: null,
  product: null,
  description: null,
  keywords: null,
  links: null,
  weight: null,
};

const NOTHING: FieldWishes = {highlight: false, snippetSize: undefined};

/**
 * Creates a function that writes the hits of one answer as JSON, equal to the output of `JSON.stringify` for those of
 * `createHitWriter`. Caches what does not depend on the query, which is most of a hit.
 */
export function createHitJsonWriter(
  matcher: Matcher,
  parameters: SearchParameters,
): (record: SearchRecord) => string {
  const {tags, snippetEllipsisText, fields} = parameters;
  const asked = numberNames(fields);
  const pick = createHitWriter(matcher, {...parameters, fields: {...fields, levels: [], content: NOTHING}});

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
    const own = attributes.take(
      `${asked} ${numberOf(record.hierarchy)} ${record.objectID}`,
      () => JSON.stringify(pick(record)).slice(0, -1),
      (text) => text.length,
    );
    const highlights = collect('_highlightResult', record, (text, wishes) =>
      wishes.highlight ? writeHighlight(text, 0) : undefined,
    );
    const snippets = collect('_snippetResult', record, (text, {snippetSize}) =>
      snippetSize === undefined ? undefined : writeSnippet(text, snippetSize),
    );
    // The cached text has no closing brace.
    return `${own}${highlights}${snippets}}`;
  };
}

/** The highlight of a text without a match. */
function writeUnmarked(text: string): string {
  return `{"value":${JSON.stringify(escapeHtml(text))},"matchLevel":"none","matchedWords":[]}`;
}

/** The attributes of the hits as a text, which identifies them in the cache. */
function numberNames(fields: HitFields): string {
  const asked: readonly string[] = fields.list(NAMES);
  const bits = Object.keys(NAMES).reduce(
    (sum, name, at) => (asked.includes(name) ? sum | (1 << at) : sum),
    0,
  );
  return `${bits} ${fields.retrievedLevels.join()}`;
}

function numberOf(hierarchy: RecordHierarchy): number {
  let number = numbers.get(hierarchy);
  if (number === undefined) numbers.set(hierarchy, (number = lastNumber += 1));
  return number;
}
