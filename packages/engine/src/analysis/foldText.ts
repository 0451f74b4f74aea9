/** Letters that Unicode does not decompose: those with strokes, and forms of one letter in Greek, Arabic and Persian. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
  '\u0671': '\u0627', // alef wasla: alef
  '\u0649': '\u064a', // alef maksura: ya
  '\u06cc': '\u064a', // Farsi ya: ya
  '\u06a9': '\u0643', // keheh: kaf
  '\u0629': '\u0647', // ta marbuta: ha
  '\u0901': '\u0902', // candrabindu: anusvara
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');

/**
 * Diacritics, Hebrew points, Arabic vowel signs and tatweel, the nuktas of Indic scripts, and characters that do not show:
 * soft hyphen, joiners, direction marks. The vowel signs of Indic scripts and the voicing marks of Japanese are letters.
 */
const LEFT_OUT =
  // oxlint-disable-next-line no-misleading-character-class -- lists marks, not letters with marks.
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u093c\u09bc\u0a3c\u0abc\u0b3c\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe0f\ufeff]/gu;

/** A nasal consonant before another consonant, which Hindi also writes as an anusvara: हिन्दी and हिंदी. */
const NASAL = /[\u0919\u091e\u0923\u0928\u092e]\u094d(?=[\u0915-\u0939])/gu;

/** Digits of other scripts. */
const DIGIT = /(?![0-9])\p{Nd}/gu;

/**
 * Returns the form in which words are compared: lower case, without diacritics and vowel signs, compatibility forms
 * replaced (full-width letters, ligatures), one form of each letter and invisible characters removed. Arabic and Hindi
 * follow the ArabicNormalizer and HindiNormalizer of Apache Lucene.
 */
export function foldText(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(LEFT_OUT, '')
    .replace(LETTER, (letter) => LETTERS[letter] as string)
    .replace(NASAL, '\u0902')
    .replace(DIGIT, toAsciiDigit)
    .normalize('NFC');
}

/** Every script has its ten digits in a row. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) as number;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/** Tells whether a text is ASCII: the common case, which needs no normalisation. */
export function isAscii(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- the range is ASCII.
  return /^[\u0000-\u007f]*$/.test(text);
}
