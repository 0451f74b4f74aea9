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
};

/** Diacritics, and characters that do not show: soft hyphen, joiners, direction marks. */
const LEFT_OUT = /[\u0300-\u036f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/**
 * Returns the form in which words are compared: lower case, without diacritics, compatibility forms replaced
 * (full-width letters, ligatures) and invisible characters removed.
 */
export function foldText(text: string): string {
  return isAscii(text) ? text.toLowerCase() : foldUnicode(text);
}

/** The same without the short way for ASCII, for scripts that must be small. */
export function foldUnicode(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(LEFT_OUT, '')
    .replace(/[ßæœøđðłþı]/gu, (letter) => LETTERS[letter] as string)
    .normalize('NFC');
}

/** Tells whether a text is ASCII: the common case, which needs no normalisation. */
export function isAscii(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- the range is ASCII.
  return /^[\u0000-\u007f]*$/.test(text);
}
