import {createSlugger} from '@docusaurus/utils';
import type {PageLink} from './PageNotes.ts';

const PART = /^## (.*?)(?:\s*\{#([\w-]+)\})?\s*$/;
/** Parts that every task has; their names tell nothing about the page. */
const COMMON = new Set(['Before you start', 'Steps', 'Check that it worked', 'If it did not work', 'Next']);

/** Fewer parts would be a box that is half empty. */
const FEWEST = 2;

/** The parts of a page that have a name of their own, with their addresses; all parts if there are hardly any of these. */
export function listHeadings(markdown: string, permalink: string): PageLink[] {
  const slugger = createSlugger();
  const headings: PageLink[] = [];
  for (const line of markdown.replaceAll(/^ *```.*?^ *```/gms, '').split('\n')) {
    const [, title = '', id = ''] = PART.exec(line) ?? [];
    if (title === '') continue;
    const anchor = id || slugger.slug(title);
    headings.push({title, permalink: `${permalink}#${anchor}`});
  }
  const own = headings.filter(({title}) => !COMMON.has(title));
  return own.length < FEWEST ? headings : own;
}

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
