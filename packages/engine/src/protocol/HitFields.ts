import {invalidParameter} from './ProtocolError.ts';
import {FACET_NAMES, HIERARCHY_LEVELS, type HierarchyLevel, type SearchRecord} from '@help-center/records';

/** What to return for one attribute of the hits. */
export interface FieldWishes {
  readonly highlight: boolean;
  /** Words of a snippet; `undefined` for none. */
  readonly snippetSize: number | undefined;
}

/** What to return for each hit. */
export interface HitFields {
  readonly levels: readonly (readonly [level: HierarchyLevel, wishes: FieldWishes])[];
  readonly content: FieldWishes;
  /** The levels of the heading path to return. */
  readonly retrievedLevels: readonly HierarchyLevel[];
  /** Returns the attributes of a record to include in its hit. */
  list(record: Readonly<Partial<Record<keyof SearchRecord, unknown>>>): readonly (keyof SearchRecord)[];
}

/** Words of a snippet unless a request says otherwise. */
export const DEFAULT_SNIPPET_WORDS = 10;
const MAX_SNIPPET_WORDS = 1000;

/** `content`, `content:10`, `hierarchy.lvl1:5`, `*`. */
const SNIPPET = new RegExp(
  `^(?:\\*|hierarchy(?:\\.(?:lvl[0-6]|\\*))?|content|description|keywords|url|${FACET_NAMES.join('|')})(?::0*[1-9]\\d*)?$`,
  'u',
);

/** Reads them from the lists of attributes in a request. Throws with status 400 for what has no meaning. */
export function readHitFields(
  retrieve: readonly string[],
  highlight: readonly string[],
  snippet: readonly string[],
): HitFields {
  assertSnippets(snippet);
  const readWishes = (name: string): FieldWishes => ({
    highlight: isAsked(name, highlight),
    snippetSize: getSnippetSize(name, snippet),
  });
  const excluded = retrieve.filter((name) => name.startsWith('-')).map((name) => name.slice(1));
  const all = retrieve.includes('*') || retrieve.length === excluded.length;
  const isRetrieved = (name: string): boolean =>
    name === 'objectID' ||
    (!excluded.includes(name) &&
      (all || retrieve.some((asked) => asked === name || asked.startsWith(`${name}.`))));
  return {
    levels: HIERARCHY_LEVELS.map((level) => [level, readWishes(`hierarchy.${level}`)]),
    content: readWishes('content'),
    retrievedLevels: HIERARCHY_LEVELS.filter(
      (level) => !excluded.includes(`hierarchy.${level}`) && (all || isAsked(`hierarchy.${level}`, retrieve)),
    ),
    list: (record) => (Object.keys(record) as (keyof SearchRecord)[]).filter(isRetrieved),
  };
}

function isAsked(name: string, names: readonly string[]): boolean {
  const parent = name.split('.')[0] as string;
  return names.some(
    (asked) => asked === '*' || asked === name || asked === parent || asked === `${parent}.*`,
  );
}

function getSnippetSize(name: string, names: readonly string[]): number | undefined {
  for (const asked of names) {
    const [attribute = '', size = DEFAULT_SNIPPET_WORDS] = asked.split(':');
    if (isAsked(name, [attribute])) return Math.min(Number(size), MAX_SNIPPET_WORDS);
  }
  return undefined;
}

/** Throws with status 400 for an attribute that records lack, or a size that is no number of words. */
function assertSnippets(names: readonly string[]): void {
  const wrong = names.find((name) => !SNIPPET.test(name));
  if (wrong === undefined) return;
  throw invalidParameter(
    'attributesToSnippet',
    `attributes of records, each with a number of words from 1 such as "content:10", received "${wrong}"`,
  );
}
