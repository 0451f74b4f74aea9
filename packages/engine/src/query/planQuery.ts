import {findTerm, type Term, type TermTable} from '../index/TermTable.ts';
import {intersectPostings} from '../index/intersectPostings.ts';
import {isTaskWord} from '../analysis/taskWords.ts';
import {STOP_WORDS} from '../analysis/stopWords.ts';
import type {TimeLimit} from '../createTimeLimit.ts';
import {correctWord, expandWordOften, getPrefixes, type WordForm} from './expandWord.ts';
import type {ParsedQuery, QueryWord} from './parseQuery.ts';
import {MAX_KEY_WORDS, type Alternative, type RelatedWords} from './RelatedWords.ts';

/** A word of the query with the terms that stand for it. */
export interface PlannedWord {
  readonly word: QueryWord;
  readonly forms: readonly WordForm[];
  /** How much of a word of the query it is, up to 1. */
  readonly importance: number;
}

// How much of a word of the query some words are; decision 0026 has the measurements.
/** A part of an identifier that the index has as a whole: the three words of one thing are no three things. */
const PART_IMPORTANCE = 0.5;
/** A word such as "configure" or "example". */
const TASK_IMPORTANCE = 0.7;

type WordPlan = Omit<PlannedWord, 'importance'>;

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
    ...[...alternatives.values()].flat().flatMap(({words: texts}) => texts),
  ]);
  const planned = words.map((word): WordPlan => {
    const forms = expandWordOften(table, word);
    const others = alternatives.get(word);
    if (others === undefined) return {word, forms};
    return {word, forms: [...forms, ...others.flatMap((alternative) => toForms(table, alternative))]};
  });
  const complete = await Promise.all(
    planned.map(async (plan): Promise<WordPlan> => {
      if (plan.forms.length > 0 || !correct) return plan;
      return {...plan, forms: await correctForms(table, related, plan.word, limit)};
    }),
  );
  const known = new Set(complete.filter(({forms}) => forms.length > 0).map(({word}) => word.text));
  return complete.map((plan) => ({...plan, importance: getImportance(plan, known)}));
}

function getImportance({word: {text, partOf}, forms: [form]}: WordPlan, known: ReadonlySet<string>): number {
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
  const forms = await correctWord(table, word, limit);
  // The inflections of a correction count less, and have the alternatives that it has.
  const corrections = forms.filter(({weight}) => weight === forms[0]?.weight);
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
  if (terms.length === 1) return [{term: first, weight, corrected: false}];
  const postings = intersectPostings(terms);
  const term: Term = {text: texts.join(' '), frequency: postings.sections.length, postings, from: 0};
  return [{term, weight, corrected: false}];
}
