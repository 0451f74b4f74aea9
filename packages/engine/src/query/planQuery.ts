import {findTerm, type TermTable} from '../index/TermTable.ts';
import {joinTerms, splitWord} from './splitWord.ts';
import {isTaskWord, STOP_WORDS} from '../analysis/stopWords.ts';
import type {TimeLimit} from '../createTimeLimit.ts';
import {correctWord, expandWord, getPrefixes, type WordForm} from './expandWord.ts';
import {MAX_QUERY_WORDS, type ParsedQuery, type QueryJoin, type QueryWord} from './parseQuery.ts';
import {MAX_KEY_WORDS, type Alternative, type RelatedWords} from './RelatedWords.ts';

/** A word of the query with the terms that stand for it. */
export interface PlannedWord {
  readonly word: QueryWord;
  readonly forms: readonly WordForm[];
  /** How much of a word of the query it is, up to 1. */
  readonly importance: number;
}

// How much some words count, compared with a plain word of the query.
/** A part of an identifier that the index has as a whole, so that one thing does not count three times. */
const PART_IMPORTANCE = 0.5;
/** A name with its sign, such as `--flag` or `C++`, which few pages have. */
const SIGN_IMPORTANCE = 2;
/**
 * How well "dropdown" stands for each word of "drop down". Low, because neighbours that are one word elsewhere ("file name")
 * are rarely the point of a question.
 */
const JOIN_WEIGHT = 0.2;
/** A word such as "configure" or "example". */
const TASK_IMPORTANCE = 0.7;

const SIGN = /^[^\p{L}\p{N}].*[\p{L}\p{N}]|[+#]$/u;

type WordPlan = Omit<PlannedWord, 'importance'>;

/** Neighbours of the query as the one word that the index has. */
type JoinPlan = WordPlan & {readonly words: readonly string[]};

/**
 * Looks every word of a query up in the dictionary, reading the parts that it needs; `correct` looks for misspellings, and
 * misses some when time runs out.
 */
export async function planQuery(
  table: TermTable,
  related: RelatedWords,
  query: ParsedQuery,
  limit: TimeLimit,
  correct = true,
): Promise<PlannedWord[]> {
  const content = query.words.filter((word) => !word.stop);
  const words = content.length > 0 ? content : query.words;
  const alternatives = findAlternatives(related, query.words);
  await table.load([
    ...words.flatMap(getPrefixes),
    ...query.joins.map(({text}) => text),
    ...[...alternatives.values()].flat().flatMap(({words: texts}) => texts),
  ]);
  const joined = query.joins
    .map((join) => planJoin(table, join))
    .filter(({forms}) => forms.length > 0)
    .slice(0, MAX_QUERY_WORDS - words.length);
  const planned = words.map((asked): WordPlan => {
    const hosts = joined.filter((host) => host.words.includes(asked.text));
    const measure = hosts.find((host) => isMeasure(host.word));
    const word = {...asked, partOf: asked.partOf ?? measure?.word.text};
    const others = alternatives.get(asked) ?? [];
    const forms = [
      ...expandWord(table, word),
      ...hosts.flatMap(toPartForms),
      ...others.flatMap((alternative) => toForms(table, alternative)),
    ];
    return {word, forms};
  });
  const complete = await Promise.all(
    planned.map(async (plan): Promise<WordPlan> => {
      if (plan.forms.length > 0 || !correct) return plan;
      return {...plan, forms: await correctForms(table, related, plan.word, limit)};
    }),
  );
  for (const {word, forms} of joined) if (isMeasure(word)) complete.push({word, forms});
  const known = new Set(complete.filter(({forms}) => forms.length > 0).map(({word}) => word.text));
  return complete.map((plan) => ({...plan, importance: getImportance(plan, known)}));
}

/** A join as a form of each of its words. */
function toPartForms({word, forms}: JoinPlan): WordForm[] {
  const share = isMeasure(word) ? 1 : JOIN_WEIGHT;
  return forms.map((form) => ({...form, weight: form.weight * share, joined: true}));
}

/** Tells whether a join is a number with its unit or its name, which is one thing like an identifier. */
function isMeasure({text}: QueryWord): boolean {
  return /\d/.test(text);
}

/** Neighbours of the query as the one word that the index may have. */
function planJoin(table: TermTable, {text, prefix, words}: QueryJoin): JoinPlan {
  const word = {text, typed: text, prefix, whole: true, partOf: undefined, stop: false};
  return {word, forms: expandWord(table, word), words};
}

function getImportance({word: {text, partOf}, forms: [form]}: WordPlan, known: ReadonlySet<string>): number {
  if (form !== undefined && SIGN.test(text)) return SIGN_IMPORTANCE;
  const part = partOf !== undefined && known.has(partOf) ? PART_IMPORTANCE : 1;
  return isTaskWord(form?.corrected === true ? form.term.text : text) ? part * TASK_IMPORTANCE : part;
}

/** The corrections of a word, and what stands for them. */
async function correctForms(
  table: TermTable,
  related: RelatedWords,
  word: QueryWord,
  limit: TimeLimit,
): Promise<WordForm[]> {
  const split = await splitWord(table, word.text);
  // A number with its unit is no misspelling of another one.
  if (split.length > 0 && /\d/.test(word.text)) return split;
  const forms = [...split, ...(await correctWord(table, word, limit))];
  // The inflections of a correction count less, and have the alternatives that it has.
  const corrections = forms.filter(
    ({corrected, weight}) => corrected && weight === forms.at(split.length)?.weight,
  );
  const alternatives = corrections.flatMap(({term, weight}) =>
    related.find([term.text]).map((found): Alternative => ({...found, weight: found.weight * weight})),
  );
  await table.load(alternatives.flatMap(({words}) => words));
  return [...forms, ...alternatives.flatMap((alternative) => toForms(table, alternative))];
}

/** Finds what stands for each word, alone or together with its neighbours. */
function findAlternatives(
  related: RelatedWords,
  words: readonly QueryWord[],
): Map<QueryWord, readonly Alternative[]> {
  const found = new Map<QueryWord, readonly Alternative[]>();
  const sequence = words.filter((word) => !word.whole);
  sequence.forEach((_, from) => {
    for (let to = from + 1; to <= Math.min(sequence.length, from + MAX_KEY_WORDS); to += 1) {
      const run = sequence.slice(from, to);
      const texts = run.map((word) => word.text);
      const completed = run.at(-1)?.prefix === true ? related.complete(texts) : [];
      const alternatives = [...related.find(texts), ...completed];
      if (alternatives.length === 0) continue;
      for (const word of run) found.set(word, [...(found.get(word) ?? []), ...alternatives]);
    }
  });
  return found;
}

/** The term of an alternative; several words together are a term of the sections that have them all. */
function toForms(table: TermTable, {words, weight}: Alternative): WordForm[] {
  const content = words.filter((word) => !STOP_WORDS.has(word));
  const texts = content.length > 0 ? content : words;
  const terms = texts.map((text) => findTerm(table, text)).filter((term) => term !== undefined);
  const [first] = terms;
  if (first === undefined || terms.length < texts.length) return [];
  return [{term: terms.length === 1 ? first : joinTerms(terms), weight, corrected: false}];
}
