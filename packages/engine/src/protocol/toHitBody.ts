import {HIERARCHY_LEVELS, type SearchRecord} from '@help-center/records';
import type {Matcher} from '../mark/createMatcher.ts';
import {highlight} from '../mark/highlight.ts';
import {snippet} from '../mark/snippet.ts';
import type {SearchParameters} from './SearchParameters.ts';
import type {HighlightBody, HitBody, SnippetBody} from './types.ts';

const DEFAULT_SNIPPET_WORDS = 10;
const MAX_SNIPPET_WORDS = 1000;

type Attribute = readonly [name: string, text: string];

/** Converts a record to a hit of the answer, with its highlights and snippets. */
export function toHitBody(record: SearchRecord, matcher: Matcher, parameters: SearchParameters): HitBody {
  const {tags, attributesToHighlight, attributesToSnippet, snippetEllipsisText} = parameters;
  const attributes: Attribute[] = HIERARCHY_LEVELS.flatMap((level): Attribute[] => {
    const text = record.hierarchy[level];
    return text === null ? [] : [[`hierarchy.${level}`, text]];
  });
  if (record.content !== null) attributes.push(['content', record.content]);
  const highlights = attributes.flatMap(([name, text]): [string, HighlightBody][] => {
    if (!isAsked(name, attributesToHighlight)) return [];
    const {html: value, matchLevel, matchedWords, fullyHighlighted} = highlight(text, matcher, tags);
    return [
      [
        name,
        matchLevel === 'none'
          ? {value, matchLevel, matchedWords}
          : {value, matchLevel, fullyHighlighted, matchedWords},
      ],
    ];
  });
  const snippets = attributes.flatMap(([name, text]): [string, SnippetBody][] => {
    const size = getSnippetSize(name, attributesToSnippet);
    if (size === undefined) return [];
    const {html: value, matchLevel} = snippet(text, matcher, tags, size, snippetEllipsisText);
    return [[name, {value, matchLevel}]];
  });
  return {
    ...pickAttributes(record, parameters.attributesToRetrieve),
    ...(highlights.length > 0 ? {_highlightResult: nest(highlights)} : {}),
    ...(snippets.length > 0 ? {_snippetResult: nest(snippets)} : {}),
  } as HitBody;
}

/** The attributes asked for; the identity and the address are always there, as a hit is of no use without them. */
function pickAttributes(record: SearchRecord, names: readonly string[]): object {
  const excluded = names.filter((name) => name.startsWith('-')).map((name) => name.slice(1));
  const all = names.includes('*') || names.length === excluded.length;
  const entries = Object.entries(record).filter(([name]) => {
    if (ALWAYS.includes(name)) return true;
    if (excluded.includes(name)) return false;
    return all || names.some((asked) => asked === name || asked.startsWith(`${name}.`));
  });
  return Object.fromEntries(entries);
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

function nest<T>(entries: readonly (readonly [name: string, value: T])[]): {
  hierarchy: Record<string, T>;
  content?: T;
} {
  const hierarchy: Record<string, T> = {};
  const result: {hierarchy: Record<string, T>; content?: T} = {hierarchy};
  for (const [name, value] of entries) {
    if (name === 'content') result.content = value;
    else hierarchy[name.slice('hierarchy.'.length)] = value;
  }
  return result;
}
