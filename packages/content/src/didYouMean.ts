import {nearestName} from '@help-center/built-site';

/** ` Did you mean "x"?` for a misspelt word, or an empty string. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const nearest = nearestName(word, [...known]);
  return nearest === null ? '' : ` Did you mean "${nearest}"?`;
}
