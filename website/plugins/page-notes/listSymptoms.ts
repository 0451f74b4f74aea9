import {createSlugger} from '@docusaurus/utils';
import type {PageLink} from './PageNotes.ts';

/** The symptoms in the tables of a page. */
export interface PageSymptoms extends PageLink {
  readonly symptoms: readonly Symptom[];
}

/** A symptom, and the address of the section about it. */
export interface Symptom {
  readonly text: string;
  readonly to: string;
}

const HEADING = /^#{2,4} (.*?)(?:\s*\{#([\w-]+)\})?\s*$/;
/** A message of a sample program, explained on the page that prints the program. */
const MESSAGE = /^(?:`|\d{3}\b)/;
const HEAD_ROW = /^\|\s*Symptom\s*\|/;
const ROW = /^\|((?:\\\||[^|])*)\|/;

/** The plain text of a cell or heading in Markdown. */
function plain(markdown: string): string {
  return markdown
    .replace(/\{\/\*.*?\*\/\}|<[^>]*>/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`]|\\(?=[|_<>{])/g, '')
    .trim();
}

/**
 * The first column of each table whose header begins with "Symptom", with the address of the heading above it; messages of
 * sample programs stay on their pages.
 */
export function listSymptoms(markdown: string, permalink: string): Symptom[] {
  const slugger = createSlugger();
  const symptoms: Symptom[] = [];
  const printsSamples = markdown.includes('file=samples/');
  let anchor = '';
  let inCode = false;
  let inTable = false;
  for (const line of markdown.split('\n')) {
    if (/^\s*(?:```|~~~)/.test(line)) inCode = !inCode;
    if (inCode) continue;
    const heading = HEADING.exec(line);
    if (heading) anchor = heading[2] ?? slugger.slug(plain(heading[1] ?? ''));
    if (!ROW.test(line)) inTable = false;
    else if (HEAD_ROW.test(line)) inTable = true;
    else if (inTable && !/^\|[\s:-]+\|/.test(line)) {
      const cell = (ROW.exec(line)?.[1] ?? '').trim();
      const text = plain(cell);
      if (text !== '' && !(printsSamples && MESSAGE.test(cell)))
        symptoms.push({text, to: permalink + (anchor && `#${anchor}`)});
    }
  }
  return symptoms;
}
