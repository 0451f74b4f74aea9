import {HIERARCHY_LEVELS, type HierarchyLevel, type SearchRecord} from '@help-center/records';
import type {Matcher} from '../mark/createMatcher.ts';
import {highlight} from '../mark/highlight.ts';
import {snippet} from '../mark/snippet.ts';
import {DEFAULT_SNIPPET_WORDS, type FieldWishes} from './HitFields.ts';
import type {SearchParameters} from './readParameters.ts';
import type {HighlightBody, HitBody, SnippetBody} from './types.ts';

/** Converts a record to a hit of an answer. */
export type HitWriter = (record: SearchRecord) => HitBody;

/** Writes the highlight or snippet of a text; `undefined` if none is wanted. */
type Write<Value> = (text: string, wishes: FieldWishes) => Value | undefined;

/** The highlights or the snippets of a hit. */
interface Results<Value> {
  hierarchy: Partial<Record<HierarchyLevel, Value>>;
  content?: Value;
}

/**
 * Creates a function that converts the records of one answer to hits with highlights and snippets; marks shared texts once.
 * `withRuns` adds text runs beside the HTML, and what a page is about, for front ends that need not parse HTML.
 */
export function createHitWriter(
  matcher: Matcher,
  parameters: SearchParameters,
  withRuns: boolean,
): HitWriter {
  const {tags, snippetEllipsisText, fields} = parameters;
  const writeHighlight = remember((text): HighlightBody => {
    const {runs, html: value, matchLevel, matchedWords, fullyHighlighted} = highlight(text, matcher, tags);
    return {
      value,
      matchLevel,
      ...(matchLevel !== 'none' && {fullyHighlighted}),
      matchedWords,
      ...(withRuns && {runs}),
    };
  });
  // Attributes may have different snippet sizes, but in few requests they do.
  const writeSnippet = remember((text, size): SnippetBody => {
    const {runs, html: value, matchLevel} = snippet(text, matcher, tags, size, snippetEllipsisText);
    return {value, matchLevel, ...(withRuns && {runs})};
  });
  const writeAbout = ({description, keywords}: SearchRecord): SnippetBody | undefined => {
    const about = description ?? '';
    const texts = [about, ...keywords.map((keyword) => (about === '' ? keyword : `${keyword}: ${about}`))];
    const text = texts.find((other) => matcher.find(other) !== 0) ?? about;
    return text === '' ? undefined : writeSnippet(text, fields.content.snippetSize ?? DEFAULT_SNIPPET_WORDS);
  };
  const collect = <Value>(record: SearchRecord, write: Write<Value>): Results<Value> | undefined => {
    const hierarchy: Partial<Record<HierarchyLevel, Value>> = {};
    let isEmpty = true;
    for (const [level, wishes] of fields.levels) {
      const text = record.hierarchy[level];
      const value = text === null ? undefined : write(text, wishes);
      if (value === undefined) continue;
      hierarchy[level] = value;
      isEmpty = false;
    }
    const content = record.content === null ? undefined : write(record.content, fields.content);
    if (content !== undefined) return {hierarchy, content};
    return isEmpty ? undefined : {hierarchy};
  };
  return (record) => {
    const hit: Record<string, unknown> = {};
    for (const name of fields.list(record)) hit[name] = record[name];
    if ('hierarchy' in hit && fields.retrievedLevels.length < HIERARCHY_LEVELS.length)
      hit['hierarchy'] = Object.fromEntries(
        fields.retrievedLevels.map((level) => [level, record.hierarchy[level]]),
      );
    const highlights = collect(record, (text, wishes) =>
      wishes.highlight ? writeHighlight(text, 0) : undefined,
    );
    const snippets = collect(record, (text, {snippetSize}) =>
      snippetSize === undefined ? undefined : writeSnippet(text, snippetSize),
    );
    const about = withRuns ? writeAbout(record) : undefined;
    if (highlights !== undefined) hit['_highlightResult'] = highlights;
    if (snippets !== undefined || about !== undefined)
      hit['_snippetResult'] = {...snippets, ...(about && {about})};
    return hit as HitBody;
  };
}

/** Returns a function that makes each value only once for a text and a size. */
function remember<Value>(make: (text: string, size: number) => Value): (text: string, size: number) => Value {
  const made = new Map<number, Map<string, Value>>();
  return (text, size) => {
    let values = made.get(size);
    if (values === undefined) made.set(size, (values = new Map()));
    let value = values.get(text);
    if (value === undefined) values.set(text, (value = make(text, size)));
    return value;
  };
}
