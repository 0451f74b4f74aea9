import {optionalText, readJsonLines, requiredText, type JsonLine} from './readJsonLines.ts';

/** The spellings of one question that are measured apart. */
export const QUERY_VARIANTS = ['original', 'typo', 'prefix'] as const;

/** A spelling of a question: as asked, with one typo, or cut while its last word is typed. */
export type QueryVariant = (typeof QUERY_VARIANTS)[number];

/** A real question and the pages that answer it. */
export interface Pair {
  readonly id: string;
  /** The spellings that the corpus has for this question; `original` always. */
  readonly queries: Readonly<Partial<Record<QueryVariant, string>>>;
  /** Paths of the pages that count as a hit, the named one first. */
  readonly pages: readonly string[];
  /** Where the question comes from, such as `thread-answer`; `ungrouped` if the corpus does not say. */
  readonly group: string;
  /** `file:line` of the pair, for messages. */
  readonly where: string;
}

/** Reads a `pairs.jsonl`. Throws with file and line for a line without `query` or `page`. */
export function readPairs(file: string): Pair[] {
  return readJsonLines(file).map(toPair);
}

function toPair(line: JsonLine): Pair {
  const typo = optionalText(line, 'query_typo');
  const prefix = optionalText(line, 'query_prefix');
  return {
    id: optionalText(line, 'id') ?? line.where,
    queries: {
      original: requiredText(line, 'query'),
      ...(typo === null ? {} : {typo}),
      ...(prefix === null ? {} : {prefix}),
    },
    pages: [requiredText(line, 'page'), ...alsoOf(line)],
    group: optionalText(line, 'group') ?? 'ungrouped',
    where: line.where,
  };
}

function alsoOf(line: JsonLine): string[] {
  const also = line.value['also'];
  if (also === undefined || also === null) return [];
  const list: readonly unknown[] = Array.isArray(also) ? also : [also];
  return list.map((page) => {
    if (typeof page === 'string') return page;
    throw new Error(
      `${line.where}: field "also" must be a list of page paths, received ${JSON.stringify(also)}.`,
    );
  });
}
