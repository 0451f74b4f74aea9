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

/** Characters that do not show: soft hyphen, joiners, direction marks. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/**
 * Returns the form in which words are compared: lower case, without diacritics, compatibility forms replaced
 * (full-width letters, ligatures) and invisible characters removed.
 */
export function foldText(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return text
    .replace(INVISIBLE, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/gu, '')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/gu, '')
    .replace(/[ßæœøđðłþı]/gu, (letter) => LETTERS[letter] as string)
    .normalize('NFC');
}

/** Tells whether a text is ASCII: the common case, which needs no normalisation. */
export function isAscii(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- the range is ASCII.
  return /^[\u0000-\u007f]*$/.test(text);
}
