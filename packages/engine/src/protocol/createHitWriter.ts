import {HIERARCHY_LEVELS, type HierarchyLevel, type SearchRecord} from '@help-center/records';
import type {Matcher} from '../mark/createMatcher.ts';
import {highlight} from '../mark/highlight.ts';
import {snippet} from '../mark/snippet.ts';
import type {SearchParameters} from './SearchParameters.ts';
import type {HighlightBody, HitBody, SnippetBody} from './types.ts';

const DEFAULT_SNIPPET_WORDS = 10;
const MAX_SNIPPET_WORDS = 1000;

/** What a request wants of one attribute. */
interface AttributeWriter {
  /** Returns the text as HTML with its matches marked; missing when it is not asked for. */
  readonly highlight?: (text: string) => HighlightBody;
  /** Returns the part of the text that matches best; missing when it is not asked for. */
  readonly snippet?: (text: string) => SnippetBody;
}

/** Converts a record to a hit of an answer. */
export type HitWriter = (record: SearchRecord) => HitBody;

/**
 * Creates what converts the hits of one answer, with their highlights and snippets. The names that a request gives are
 * read once, and the headings that several hits share are marked once.
 */
export function createHitWriter(matcher: Matcher, parameters: SearchParameters): HitWriter {
  const levels = HIERARCHY_LEVELS.map(
    (level) => [level, createWriter(`hierarchy.${level}`, matcher, parameters)] as const,
  );
  const content = createWriter('content', matcher, parameters);
  const pick = createPicker(parameters.attributesToRetrieve);
  return (record) => {
    const highlights = collect(record, levels, content, 'highlight');
    const snippets = collect(record, levels, content, 'snippet');
    const hit = pick(record);
    if (highlights !== undefined) hit['_highlightResult'] = highlights;
    if (snippets !== undefined) hit['_snippetResult'] = snippets;
    return hit as HitBody;
  };
}

function createWriter(
  name: string,
  matcher: Matcher,
  {tags, attributesToHighlight, attributesToSnippet, snippetEllipsisText}: SearchParameters,
): AttributeWriter {
  const size = getSnippetSize(name, attributesToSnippet);
  return {
    ...(isAsked(name, attributesToHighlight) && {
      highlight: remember((text): HighlightBody => {
        const {html: value, matchLevel, matchedWords, fullyHighlighted} = highlight(text, matcher, tags);
        return matchLevel === 'none'
          ? {value, matchLevel, matchedWords}
          : {value, matchLevel, fullyHighlighted, matchedWords};
      }),
    }),
    ...(size !== undefined && {
      snippet: remember((text): SnippetBody => {
        const {html: value, matchLevel} = snippet(text, matcher, tags, size, snippetEllipsisText);
        return {value, matchLevel};
      }),
    }),
  };
}

function remember<Value>(make: (text: string) => Value): (text: string) => Value {
  const made = new Map<string, Value>();
  return (text) => {
    let value = made.get(text);
    if (value === undefined) made.set(text, (value = make(text)));
    return value;
  };
}

/** The highlights or the snippets of a record; `undefined` when it has none. */
function collect<Kind extends keyof AttributeWriter>(
  record: SearchRecord,
  levels: readonly (readonly [level: HierarchyLevel, writer: AttributeWriter])[],
  content: AttributeWriter,
  kind: Kind,
):
  | {hierarchy: Record<string, HighlightBody | SnippetBody>; content?: HighlightBody | SnippetBody}
  | undefined {
  const hierarchy: Record<string, HighlightBody | SnippetBody> = {};
  let isEmpty = true;
  for (const [level, writer] of levels) {
    const text = record.hierarchy[level];
    const write = writer[kind];
    if (text === null || write === undefined) continue;
    hierarchy[level] = write(text);
    isEmpty = false;
  }
  const write = content[kind];
  if (record.content !== null && write !== undefined) return {hierarchy, content: write(record.content)};
  return isEmpty ? undefined : {hierarchy};
}

/** The attributes asked for; the identity and the address are always there, as a hit is of no use without them. */
function createPicker(names: readonly string[]): (record: SearchRecord) => Record<string, unknown> {
  const excluded = names.filter((name) => name.startsWith('-')).map((name) => name.slice(1));
  const all = names.includes('*') || names.length === excluded.length;
  const isPicked = remember((name) => {
    if (ALWAYS.includes(name)) return true;
    if (excluded.includes(name)) return false;
    return all || names.some((asked) => asked === name || asked.startsWith(`${name}.`));
  });
  return (record) => {
    const picked: Record<string, unknown> = {};
    for (const name of Object.keys(record) as (keyof SearchRecord)[]) {
      if (isPicked(name)) picked[name] = record[name];
    }
    return picked;
  };
}

const ALWAYS = ['objectID', 'url', 'url_without_anchor', 'anchor', 'type', 'hierarchy', 'content', 'product'];

function isAsked(name: string, names: readonly string[]): boolean {
  const parent = name.split('.')[0] as string;
  return names.some(
    (asked) => asked === '*' || asked === name || asked === parent || asked === `${parent}.*`,
  );
}

function getSnippetSize(name: string, names: readonly string[]): number | undefined {
  for (const asked of names) {
    const [attribute = '', size] = asked.split(':');
    if (!isAsked(name, [attribute])) continue;
    const words = size === undefined ? DEFAULT_SNIPPET_WORDS : Number(size);
    return Number.isInteger(words) && words > 0 ? Math.min(words, MAX_SNIPPET_WORDS) : DEFAULT_SNIPPET_WORDS;
  }
  return undefined;
}
