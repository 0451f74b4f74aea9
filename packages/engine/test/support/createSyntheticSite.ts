import {createPage} from '@help-center/testkit';
import type {SearchRecord} from '@help-center/records';

/** How large a made-up site is. */
export interface SyntheticSite {
  readonly pages: number;
  readonly sectionsPerPage: number;
  readonly blocksPerSection: number;
  readonly wordsPerBlock: number;
  /** Number of different words. */
  readonly vocabulary: number;
}

const SYLLABLES =
  'ba be bo ca co da de di fa fi ga ge la le li lo ma me mi mo na ne no pa pe pi po ra re ri ro sa se si so ta te ti to'.split(
    ' ',
  );

/** Returns the records of a made-up site; its words are as unevenly frequent as those of a language (Zipf's law). */
export function createSyntheticSite(site: SyntheticSite): SearchRecord[] {
  const random = createRandom(7);
  const words = Array.from({length: site.vocabulary}, (_, rank) => toWord(rank));
  const pick = (): string => words[Math.floor(site.vocabulary ** random()) - 1] ?? '';
  const sentence = (length: number): string => Array.from({length}, pick).join(' ');
  return Array.from({length: site.pages}, (_, page) =>
    createPage({
      path: `/docs/${words[page % words.length]}-${page}/`,
      title: sentence(3),
      text: [sentence(site.wordsPerBlock)],
      sections: Array.from({length: site.sectionsPerPage}, (__, section) => ({
        heading: sentence(3),
        anchor: `s${section}`,
        text: Array.from({length: site.blocksPerSection}, () => sentence(site.wordsPerBlock)),
      })),
    }),
  ).flat();
}

/** The word of that rank, each another one: the digits of the rank as syllables. */
function toWord(rank: number): string {
  let word = '';
  for (let rest = rank + SYLLABLES.length; rest > 0; rest = Math.floor(rest / SYLLABLES.length)) {
    word += SYLLABLES[rest % SYLLABLES.length] ?? '';
  }
  return word;
}

/** A linear congruential generator: the same numbers on every machine. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
