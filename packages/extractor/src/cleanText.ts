// Docusaurus puts a zero-width space into its hash links, editors leave soft hyphens and byte order marks.
const INVISIBLE = /[\u00AD\u200B\u2060\uFEFF]/g;

/** Text as a reader sees it: invisible characters dropped, runs of white space one space, none before a comma, trimmed. */
export function cleanText(text: string): string {
  // A comment or an ignored element before a comma leaves a space behind.
  return text
    .replace(INVISIBLE, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ (?=,(?: |$))/g, '');
}

/** Code as a reader sees it: lines kept, white space at line ends and runs of empty lines dropped. */
export function cleanCode(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t\u00A0]+$/gm, '')
    .replace(/\n{2,}/g, '\n')
    .replace(/^\n+|\n+$/g, '');
}
