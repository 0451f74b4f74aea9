// Docusaurus adds a zero-width space to hash links; editors leave soft hyphens and byte order marks.
const INVISIBLE = /[\u00AD\u200B\u2060\uFEFF]/g;

/** Text as a reader sees it: without invisible characters, with collapsed white space, none before a comma. */
export function cleanText(text: string): string {
  // Removes the space that a comment or an ignored element leaves before a comma.
  return text
    .replace(INVISIBLE, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ (?=,(?: |$))/g, '');
}

/** Code as a reader sees it: without invisible characters, trailing white space and empty lines. */
export function cleanCode(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t\u00A0]+$/gm, '')
    .replace(/\n{2,}/g, '\n')
    .replace(/^\n+|\n+$/g, '');
}
