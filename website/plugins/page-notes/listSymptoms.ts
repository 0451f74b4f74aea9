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

/** The first column of each table whose header begins with "Symptom", with the address of the heading above it. */
export function listSymptoms(markdown: string, permalink: string): Symptom[] {
  const slugger = createSlugger();
  const symptoms: Symptom[] = [];
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
      const text = plain(ROW.exec(line)?.[1] ?? '');
      if (text !== '') symptoms.push({text, to: permalink + (anchor && `#${anchor}`)});
    }
  }
  return symptoms;
}
