import {isPartial, type Page} from '@help-center/content';
import type {Finding} from '../Finding.ts';
import {proseOf} from '../proseOf.ts';

const LEAST_WORDS = 20;
const MOST_PAGES = 3;

function sentencesOf(page: Page): Map<string, number> {
  const sentences = new Map<string, number>();
  for (const [index, line] of proseOf(page).split('\n').entries()) {
    for (const sentence of line.split(/(?<=[.!?:])\s+(?=\p{Lu})/u)) {
      const words = sentence.toLowerCase().match(/\p{L}+/gu) ?? [];
      if (words.length >= LEAST_WORDS) sentences.set(words.join(' '), index + 1);
    }
  }
  return sentences;
}

/** Long sentences on four or more pages, which would be updated on one and go stale on the others. */
export function checkRepeats(pages: readonly Page[]): Finding[] {
  const places = new Map<string, {file: string; line: number}[]>();
  for (const page of pages.filter(({file}) => file.startsWith('docs/') && !isPartial(file))) {
    for (const [sentence, line] of sentencesOf(page)) {
      places.set(sentence, [...(places.get(sentence) ?? []), {file: page.file, line}]);
    }
  }
  return [...places].flatMap(([sentence, found]) => {
    const [first] = found;
    if (found.length <= MOST_PAGES || first === undefined) return [];
    const start = sentence.split(' ').slice(0, 6).join(' ');
    return [
      {
        ...first,
        field: 'repeat',
        message: `"${start} …" stands on ${found.length} pages.`,
        fix: 'Put it into a partial, a file with _ before its name, and import that; or link to the page that has it.',
      },
    ];
  });
}
