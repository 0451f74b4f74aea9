import {HIERARCHY_LEVELS, type HierarchyLevel, type SearchRecord} from '@help-center/records';

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
  /** Returns the attributes of a record to include in its hit. */
  list(record: Readonly<Partial<Record<keyof SearchRecord, unknown>>>): readonly (keyof SearchRecord)[];
}

/** Words of a snippet unless a request says otherwise. */
export const DEFAULT_SNIPPET_WORDS = 10;
const MAX_SNIPPET_WORDS = 1000;

/** Attributes that a hit always has, because it is useless without them. */
const ALWAYS = ['objectID', 'url', 'url_without_anchor', 'anchor', 'type', 'hierarchy', 'content', 'product'];

/** Reads them from the lists of attributes in a request. */
export function readHitFields(
  retrieve: readonly string[],
  highlight: readonly string[],
  snippet: readonly string[],
): HitFields {
  const readWishes = (name: string): FieldWishes => ({
    highlight: isAsked(name, highlight),
    snippetSize: getSnippetSize(name, snippet),
  });
  const excluded = retrieve.filter((name) => name.startsWith('-')).map((name) => name.slice(1));
  const all = retrieve.includes('*') || retrieve.length === excluded.length;
  const isRetrieved = (name: string): boolean =>
    ALWAYS.includes(name) ||
    (!excluded.includes(name) &&
      (all || retrieve.some((asked) => asked === name || asked.startsWith(`${name}.`))));
  return {
    levels: HIERARCHY_LEVELS.map((level) => [level, readWishes(`hierarchy.${level}`)]),
    content: readWishes('content'),
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
    const [attribute = '', size] = asked.split(':');
    if (!isAsked(name, [attribute])) continue;
    const words = size === undefined ? DEFAULT_SNIPPET_WORDS : Number(size);
    return Number.isInteger(words) && words > 0 ? Math.min(words, MAX_SNIPPET_WORDS) : DEFAULT_SNIPPET_WORDS;
  }
  return undefined;
}
