import {createSlugger} from '@docusaurus/utils';
import type {PageLink} from './PageNotes.ts';

const HEADING = /^## (.*?)(?:\s*\{#([\w-]+)\})?\s*$/;
/** Parts that every task has; their names tell nothing about the page. */
const COMMON = new Set(['Before you start', 'Steps', 'Check that it worked', 'If it did not work', 'Next']);

/** Fewer parts would be a box that is half empty. */
const FEWEST = 2;

/** The parts of a page that have a name of their own, with their addresses; all parts if there are hardly any of these. */
export function listHeadings(markdown: string, permalink: string): PageLink[] {
  const slugger = createSlugger();
  const headings: PageLink[] = [];
  for (const line of markdown.replaceAll(/^ *```.*?^ *```/gms, '').split('\n')) {
    const [, title = '', id = ''] = HEADING.exec(line) ?? [];
    if (title === '') continue;
    const anchor = id || slugger.slug(title);
    headings.push({title, permalink: `${permalink}#${anchor}`});
  }
  const own = headings.filter(({title}) => !COMMON.has(title));
  return own.length < FEWEST ? headings : own;
}
