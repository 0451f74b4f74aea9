import {stem} from '../analysis/stem.ts';
import {isCharacter} from '../analysis/unspaced.ts';
import {findTerm, type Spelling, type Term, type TermTable} from '../index/TermTable.ts';
import type {TimeLimit} from '../createTimeLimit.ts';
import type {QueryWord} from './parseQuery.ts';
import {findNthHighest} from '../rank/heap.ts';

/** A term of the index that stands for a word of the query, and how well (1 is the word itself). */
export interface WordForm {
  readonly term: Term;
  readonly weight: number;
  /** True when the term is a correction of the word. */
  readonly corrected: boolean;
  /** True when the term is several neighbours of the query as one word. */
  readonly joined?: boolean;
}

// How well each kind of form stands for the word; docs/design/ranking.md says how to judge a change.
const EXACT_WEIGHT = 1;
/** An inflection of the word. */
const STEM_WEIGHT = 0.75;
/** A word that an unfinished word starts, when the index lacks the unfinished word itself. */
const COMPLETION_WEIGHT = 0.7;
/** The same when the index has it. */
const KNOWN_COMPLETION_WEIGHT = 0.5;
/** One edit away. */
const CORRECTED_WEIGHT = 0.8;
/** Two edits away. */
const TWICE_CORRECTED_WEIGHT = 0.6;

/** Most corrections of a word that are looked up. */
const MAX_CORRECTIONS = 4;

/** The prefixes whose terms {@link expandWord} looks at. */
export function getPrefixes(word: QueryWord): string[] {
  return word.prefix ? [word.text, familyPrefix(word.text)] : [familyPrefix(word.text)];
}

/** Time of a search that corrections leave to the ranking of the words that are known. */
const KEPT_MS = 100;

/** Number of words of the dictionary after which the clock is looked at. */
const CLOCK_STEP = 256;

/**
 * Returns the terms that stand for a word: itself, its inflections, its completions when it may be unfinished, and
 * its corrections when the index has none of these.
 */
export function expandWord(table: TermTable, word: QueryWord): WordForm[] {
  const forms = new Map<string, WordForm>();
  addForms(forms, table, word);
  return [...forms.values()];
}

/** Adds the terms that stand for a word, or for its correction, which counts for a share of it. */
function addForms(forms: Map<string, WordForm>, table: TermTable, word: QueryWord, share = 1): void {
  const add = (term: Term, fullWeight: number): void => {
    const weight = fullWeight * share;
    const known = forms.get(term.text);
    if (known === undefined || known.weight < weight) {
      forms.set(term.text, {term, weight, corrected: share < 1});
    }
  };
  const exact = findTerm(table, word.text);
  if (exact !== undefined) add(exact, EXACT_WEIGHT);
  if (!word.whole) {
    const root = stem(word.text);
    for (const term of table.withPrefix(familyPrefix(word.text))) {
      if (term.stem === root) add(term, STEM_WEIGHT);
    }
  }
  const completion = forms.size > 0 ? KNOWN_COMPLETION_WEIGHT : COMPLETION_WEIGHT;
  if (word.prefix || isCharacter(word.text)) {
    for (const {term, likelihood} of completeWord(table, word.text)) add(term, completion * likelihood);
  }
}

/**
 * Returns the terms that a word which the index lacks may be a misspelling of, each with its inflections. A slip rarely
 * hits the first letter, so the words with the same one are tried first.
 */
export async function correctWord(table: TermTable, word: QueryWord, limit: TimeLimit): Promise<WordForm[]> {
  if (getAllowedEdits(word.text) === 0) return [];
  for (const initial of [word.text.slice(0, 1), '']) {
    // oxlint-disable-next-line no-await-in-loop -- the second step is rarely needed.
    await table.loadSpelling([initial]);
    const {edits, spellings} = findClosest(table.spellings(initial), word, limit);
    if (spellings.length === 0) continue;
    const texts = mostFrequent(spellings, MAX_CORRECTIONS).map(({text}) => text);
    // oxlint-disable-next-line no-await-in-loop -- ends the loop.
    await table.load(texts.map(familyPrefix));
    const share = edits === 1 ? CORRECTED_WEIGHT : TWICE_CORRECTED_WEIGHT;
    const forms = new Map<string, WordForm>();
    for (const text of texts) addForms(forms, table, {...word, text, prefix: false}, share);
    return [...forms.values()];
  }
  return [];
}

/** Returns the words with the fewest edits, of those that there is time to compare. */
function findClosest(
  words: readonly Spelling[],
  {text: wanted, prefix}: QueryWord,
  limit: TimeLimit,
): {readonly edits: number; readonly spellings: readonly Spelling[]} {
  const digits = digitsOf(wanted);
  let edits = getAllowedEdits(wanted);
  let spellings: Spelling[] = [];
  limit.begin();
  for (const [at, word] of words.entries()) {
    if (at % CLOCK_STEP === CLOCK_STEP - 1 && limit.isLate(KEPT_MS)) break;
    const count = editDistance(wanted, word.text, edits, prefix);
    // Another number is another thing, not a slip.
    if (count > edits || digitsOf(word.text) !== digits) continue;
    if (count < edits) spellings = [];
    edits = count;
    spellings.push(word);
  }
  return {edits, spellings};
}

function digitsOf(text: string): string {
  return text.replace(/\P{N}/gu, '');
}

/** The beginning that a word shares with its inflections. */
function familyPrefix(text: string): string {
  return text.slice(0, Math.max(3, stem(text).length - 1));
}

/** What an unfinished word may become. */
interface Completion {
  readonly term: Term;
  /** How likely it is beside the likeliest, up to 1. */
  readonly likelihood: number;
}

/** How completions are chosen; docs/design/ranking.md says how to judge a change. */
export const COMPLETION = {
  /** Most completions that are looked up; the most frequent ones win. */
  max: 64,
  /** Exponent of the frequency of a word with its inflections, beside that of the most frequent such family. */
  familyFrequency: 0.2,
};

/** Returns what an unfinished word may become, the word itself included if the index has it. */
export function completeWord(table: TermTable, text: string): Completion[] {
  const families = new Map<string, number>();
  const terms = mostFrequent(table.withPrefix(text), COMPLETION.max).map((term) => {
    families.set(term.stem, (families.get(term.stem) ?? 0) + term.frequency);
    return term;
  });
  const highest = Math.max(...families.values());
  return terms.map((term) => ({
    term,
    likelihood: ((families.get(term.stem) as number) / highest) ** COMPLETION.familyFrequency,
  }));
}

/** Returns at most `count` of the terms, the most frequent ones. */
function mostFrequent<T extends Spelling>(terms: readonly T[], count: number): readonly T[] {
  if (terms.length <= count) return terms;
  // A single letter starts thousands of words.
  const frequencies = new Float64Array(terms.length);
  for (let at = 0; at < terms.length; at += 1) frequencies[at] = (terms[at] as T).frequency;
  const least = findNthHighest(frequencies, count);
  return terms
    .filter(({frequency}) => frequency >= least)
    .sort((a, b) => b.frequency - a.frequency || (a.text < b.text ? -1 : 1))
    .slice(0, count);
}

/**
 * Returns the number of edits that turn `from` into `to`, or `limit + 1` when more than `limit` are needed.
 * An edit inserts, removes or replaces a character or swaps two neighbours (optimal string alignment).
 * With `prefix`, `to` may go on after the part that matches.
 */
export function editDistance(from: string, to: string, limit: number, prefix = false): number {
  if (from.length - to.length > limit) return limit + 1;
  if (!prefix && to.length - from.length > limit) return limit + 1;
  const width = Math.min(to.length, from.length + limit);
  let before: number[] = [];
  let previous = Array.from({length: width + 1}, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= width; column += 1) {
      const same = from.charCodeAt(row - 1) === to.charCodeAt(column - 1);
      let edits = Math.min(
        (previous[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (previous[column - 1] as number) + (same ? 0 : 1),
      );
      const swapped =
        from.charCodeAt(row - 1) === to.charCodeAt(column - 2) &&
        from.charCodeAt(row - 2) === to.charCodeAt(column - 1);
      if (swapped) edits = Math.min(edits, (before[column - 2] as number) + 1);
      current.push(edits);
      if (edits < best) best = edits;
    }
    if (best > limit) return limit + 1;
    before = previous;
    previous = current;
  }
  const edits = prefix ? Math.min(...previous) : (previous[width] as number);
  return Math.min(edits, limit + 1);
}

/** Returns how many edits a word may have: 1 from 4 letters, 2 from 8; digits do not count. */
export function getAllowedEdits(word: string): number {
  const letters = word.replace(/[^\p{L}\p{M}]/gu, '').length;
  if (letters >= 8) return 2;
  return letters >= 4 ? 1 : 0;
}
