import {HIERARCHY_LEVELS, type HierarchyLevel, type SearchRecord} from '@help-center/records';

/** What a search wants to know of one attribute of its hits. */
export interface FieldWishes {
  readonly highlight: boolean;
  /** Words of a snippet; `undefined` when none is asked for. */
  readonly snippetSize: number | undefined;
}

/** What a search wants to know of its hits. */
export interface HitFields {
  readonly levels: readonly (readonly [level: HierarchyLevel, wishes: FieldWishes])[];
  readonly content: FieldWishes;
  /** Returns the attributes that a hit has of its record. */
  list(record: Readonly<Partial<Record<keyof SearchRecord, unknown>>>): readonly (keyof SearchRecord)[];
}

const DEFAULT_SNIPPET_WORDS = 10;
const MAX_SNIPPET_WORDS = 1000;

/** The identity and the address are always there, as a hit is of no use without them. */
const ALWAYS = ['objectID', 'url', 'url_without_anchor', 'anchor', 'type', 'hierarchy', 'content', 'product'];

/** Reads them from the lists of names that a request has. */
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
