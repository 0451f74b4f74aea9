import {isCharacter} from '../analysis/unspaced.ts';
import type {Catalog} from '../index/Catalog.ts';
import {findTerm, sectionsOf, type TermTable} from '../index/TermTable.ts';
import type {SectionTest} from './filters.ts';
import type {ParsedQuery} from './parseQuery.ts';

/** Adds the words of phrases, which must occur, and the excluded ones, which must not, to a test of sections. */
export async function compileClauses(
  {terms, catalog}: {readonly terms: TermTable; readonly catalog: Catalog},
  parsed: ParsedQuery,
  filter: SectionTest,
): Promise<SectionTest> {
  const required = new Set(parsed.phrases.flatMap(({words}) => words).filter((word) => !isCharacter(word)));
  const forbidden = parsed.excluded.filter((phrase) => phrase.length === 1).flat();
  if (required.size + forbidden.length === 0) return filter;
  await terms.load([...required, ...forbidden]);
  /** How many of the required words a section has; far below zero when it has a forbidden one. */
  const met = new Int16Array(catalog.sectionCount);
  const count = (words: Iterable<string>, step: number): void => {
    for (const word of words) {
      const term = findTerm(terms, word);
      for (const section of term ? sectionsOf(term) : []) met[section] = (met[section] as number) + step;
    }
  };
  count(required, 1);
  count(forbidden, -1000);
  return (section) => met[section] === required.size && filter(section);
}
