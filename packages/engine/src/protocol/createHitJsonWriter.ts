import type {RecordHierarchy, SearchRecord} from '@help-center/records';
import type {Matcher} from '../mark/createMatcher.ts';
import {escapeHtml, highlight} from '../mark/highlight.ts';
import {snippet} from '../mark/snippet.ts';
import {RecentCache} from '../RecentCache.ts';
import {createHitWriter} from './createHitWriter.ts';
import type {FieldWishes, HitFields} from './HitFields.ts';
import type {SearchParameters} from './SearchParameters.ts';

/** What is written of a text; `undefined` when a request wants nothing of it. */
type Write = (text: string, wishes: FieldWishes) => string | undefined;

/** Characters of the texts without a match whose highlights are kept, in each of two generations. */
const MAX_KEPT = 500_000;

const unmarked = new RecentCache<string, string>(MAX_KEPT);

/** Records whose attributes are kept for the requests that ask for the same ones. */
const MAX_RECORDS = 5000;

/** The attributes of records, by their heading path, which no other index has, and their identity. */
interface KeptRecords {
  texts: WeakMap<RecordHierarchy, Map<string, string>>;
  count: number;
}

const attributes = new WeakMap<HitFields, KeptRecords>();

const NOTHING: FieldWishes = {highlight: false, snippetSize: undefined};

/**
 * Creates what writes the hits of one answer as JSON: the very text that `JSON.stringify` makes of those of
 * `createHitWriter`. What does not depend on the query, which is most of a hit, is written once and kept.
 */
export function createHitJsonWriter(
  matcher: Matcher,
  parameters: SearchParameters,
): (record: SearchRecord) => string {
  const {tags, snippetEllipsisText, fields} = parameters;
  const kept = attributes.get(fields) ?? {texts: new WeakMap(), count: 0};
  attributes.set(fields, kept);
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
    const own = keepRecord(kept, record, () => JSON.stringify(pick(record)).slice(0, -1));
    const highlights = collect('_highlightResult', record, (text, wishes) =>
      wishes.highlight ? writeHighlight(text, 0) : undefined,
    );
    const snippets = collect('_snippetResult', record, (text, {snippetSize}) =>
      snippetSize === undefined ? undefined : writeSnippet(text, snippetSize),
    );
    // What is kept has no brace at its end.
    return `${own}${highlights}${snippets}}`;
  };
}

/** The highlight of a text without a match. */
function writeUnmarked(text: string): string {
  return `{"value":${JSON.stringify(escapeHtml(text))},"matchLevel":"none","matchedWords":[]}`;
}

function keepRecord(kept: KeptRecords, {hierarchy, objectID}: SearchRecord, write: () => string): string {
  const known = kept.texts.get(hierarchy)?.get(objectID);
  if (known !== undefined) return known;
  if (kept.count >= MAX_RECORDS) Object.assign(kept, {texts: new WeakMap(), count: 0});
  const texts = kept.texts.get(hierarchy) ?? new Map<string, string>();
  const text = write();
  kept.texts.set(hierarchy, texts.set(objectID, text));
  kept.count += 1;
  return text;
}

/** Makes a value once for each text and size. */
function remember(make: (text: string, size: number) => string): (text: string, size: number) => string {
  const made = new Map<number, Map<string, string>>();
  return (text, size) => {
    const values = made.get(size) ?? new Map<string, string>();
    made.set(size, values);
    let value = values.get(text);
    if (value === undefined) values.set(text, (value = make(text, size)));
    return value;
  };
}
