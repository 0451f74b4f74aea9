import {sectionsOf} from '../index/TermTable.ts';
import type {SectionTest} from './filters.ts';
import type {PlannedWord} from './planQuery.ts';

/** Which words may be left out when no section has all of them. */
type WordRemoval = 'none' | 'lastWords' | 'firstWords' | 'allOptional';

/** Words that hits must have, unless none has them. */
export interface RequiredWords {
  /** Folded words that hits need not have. */
  readonly optional: readonly string[];
  readonly removal: WordRemoval;
}

/** The lists of words to ask for, one after the other until something is found; the last one need not find anything. */
export function listRequirements(
  planned: readonly PlannedWord[],
  {optional, removal}: RequiredWords,
): (readonly PlannedWord[])[] {
  const all = planned.filter(({word}) => !word.whole && !optional.includes(word.text));
  if (removal === 'none' || all.length === 0) return [all];
  if (removal === 'allOptional') return [all, []];
  const shorter = all
    .slice(1)
    .map((_, removed) => (removal === 'lastWords' ? all.slice(0, -1 - removed) : all.slice(removed + 1)));
  return [all, ...shorter];
}

/** A test for the sections that have each of the words in one of its forms. */
export function compileWords(
  sectionCount: number,
  words: readonly PlannedWord[],
  test: SectionTest,
): SectionTest {
  if (words.length === 0) return test;
  const sets = words.map(({forms}) => {
    const set = new Uint8Array(sectionCount);
    for (const {term} of forms) for (const section of sectionsOf(term)) set[section] = 1;
    return set;
  });
  return (section) => test(section) && sets.every((set) => set[section] === 1);
}
