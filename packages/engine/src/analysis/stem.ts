const PLURAL = /(?<=..)ies$|(?<=ss|[sc]h|x|z)es$|(?<=[^s])s$/u;

/** An ending that leaves three letters and a vowel. */
const INFLECTION = /(?<=...)(?<=[aeiouy].*)(?:ing|ed|er)$/u;

/** The derivations that go where four letters are left, as many letters as that allows. */
const DERIVATION = /(?<=.{4})(?:ation(?:al)?|ator|ate|(?:ive|ful|ous)?ness|ment|ion|[ai]bl[ey]|ly|ive)$/u;

/**
 * Returns the stem that an English word shares with its inflections: plurals, -ed, -ing, and the commonest derivations.
 * Rules in the manner of Porter's stemmer (https://tartarus.org/martin/PorterStemmer/), shortened: words of other
 * scripts, identifiers with digits and short words stay as they are.
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/u.test(word)) return word;
  return stripInflection(word.replace(PLURAL, (end) => (end === 'ies' ? 'y' : '')))
    .replace(DERIVATION, '')
    .replace(/(?<=...)y$/u, 'i')
    .replace(/(?<=...)e$|(?<=.{4}l)l$/u, '')
    .replace(/is$/u, 'iz');
}

/** Strips -ing, -ed and -er; what is left may end like that itself, as "filtering" and "filter" do. */
function stripInflection(word: string): string {
  const base = word.replace(INFLECTION, '');
  if (base === word) return word;
  // "formatted" is "format", "generated" is "generate", "repeated" is "repeat".
  return stripInflection(
    base.replace(/([bdfgmnprt])\1$|(?<=[^aeo]a)t$/u, (_, doubled: string | undefined) => doubled ?? 'te'),
  );
}
