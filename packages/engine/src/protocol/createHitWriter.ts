import type {HierarchyLevel, SearchRecord} from '@help-center/records';
import type {Matcher} from '../mark/createMatcher.ts';
import {highlight} from '../mark/highlight.ts';
import {snippet} from '../mark/snippet.ts';
import type {FieldWishes} from './HitFields.ts';
import type {SearchParameters} from './SearchParameters.ts';
import type {HighlightBody, HitBody, SnippetBody} from './types.ts';

/** Converts a record to a hit of an answer. */
export type HitWriter = (record: SearchRecord) => HitBody;

/** Writes what a request wants to know of a text; `undefined` when it wants nothing. */
type Write<Value> = (text: string, wishes: FieldWishes) => Value | undefined;

/** The highlights or the snippets of a hit. */
interface Results<Value> {
  hierarchy: Partial<Record<HierarchyLevel, Value>>;
  content?: Value;
}

/** Creates what converts the hits of one answer, with their highlights and snippets. Texts that hits share are marked once. */
export function createHitWriter(matcher: Matcher, parameters: SearchParameters): HitWriter {
  const {tags, snippetEllipsisText, fields} = parameters;
  const writeHighlight = remember((text): HighlightBody => {
    const {html: value, matchLevel, matchedWords, fullyHighlighted} = highlight(text, matcher, tags);
    return matchLevel === 'none'
      ? {value, matchLevel, matchedWords}
      : {value, matchLevel, fullyHighlighted, matchedWords};
  });
  // Each attribute may have a size of its own, though few requests give more than one.
  const writeSnippet = remember((text, size): SnippetBody => {
    const {html: value, matchLevel} = snippet(text, matcher, tags, size, snippetEllipsisText);
    return {value, matchLevel};
  });
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
    const highlights = collect(record, (text, wishes) =>
      wishes.highlight ? writeHighlight(text, 0) : undefined,
    );
    const snippets = collect(record, (text, {snippetSize}) =>
      snippetSize === undefined ? undefined : writeSnippet(text, snippetSize),
    );
    if (highlights !== undefined) hit['_highlightResult'] = highlights;
    if (snippets !== undefined) hit['_snippetResult'] = snippets;
    return hit as HitBody;
  };
}

/** Makes a value once for each text and size. */
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
