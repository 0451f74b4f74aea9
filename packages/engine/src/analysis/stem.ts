const VOWEL = /[aeiouy]/u;

/** The first of these endings that leaves a stem of four letters goes. */
const DERIVATIONS: readonly (readonly [RegExp, string])[] = [
  [/(?:ization|isation)$/u, 'iz'],
  [/(?:ational|ations?)$/u, ''],
  [/(?:ators?|ate)$/u, ''],
  [/(?:iveness|fulness|ousness)$/u, ''],
  [/(?:ments?|ness)$/u, ''],
  [/(?:ions?)$/u, ''],
  [/(?:ably|ibly|able|ible)$/u, ''],
  [/(?:ly)$/u, ''],
  [/(?:ize|ise)$/u, 'iz'],
  [/(?:ive)$/u, ''],
];

/**
 * Returns the stem that an English word shares with its inflections: plurals, -ed, -ing, and the commonest derivations.
 * Rules in the manner of Porter's stemmer (https://tartarus.org/martin/PorterStemmer/), shortened: words of other
 * scripts, identifiers with digits and short words stay as they are.
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/u.test(word)) return word;
  return stripDerivation(stripInflection(stripPlural(word)));
}

function stripPlural(word: string): string {
  if (word.endsWith('ss')) return word;
  if (/(?:sses|shes|ches|xes|zes)$/u.test(word)) return word.slice(0, -2);
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

function stripInflection(word: string): string {
  const match = /^(.{2,}?)(?:ing|ed|er|ers)$/u.exec(word);
  const base = match?.[1];
  if (base === undefined || !VOWEL.test(base) || base.length < 3) return word;
  if (/([bdfgmnprt])\1$/u.test(base)) return base.slice(0, -1);
  return base;
}

function stripDerivation(word: string): string {
  for (const [suffix, replacement] of DERIVATIONS) {
    const base = word.replace(suffix, replacement);
    if (base !== word && base.length >= 4) {
      word = base;
      break;
    }
  }
  if (word.endsWith('y') && word.length > 3) return `${word.slice(0, -1)}i`;
  return word.endsWith('e') && word.length > 3 ? word.slice(0, -1) : word;
}
