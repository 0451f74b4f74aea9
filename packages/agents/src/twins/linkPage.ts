import {findElement, type Element} from '@help-center/extractor';
import type {ParsedPage} from '@help-center/built-site';
import {parseFragment} from 'parse5';

/** Class of the note for agents, which the site's style sheet hides. */
const NOTE_CLASS = 'note-for-agents';

/** Adds a link to the twin to the head of a page, and a note with the list of all pages to the start of its body. */
export function linkPage({document}: ParsedPage, twinPath: string | null, listPath: string): void {
  const link =
    twinPath === null ? '' : `<link rel="alternate" type="text/markdown" href="${escape(twinPath)}">`;
  // Content extractors take anything shorter than a sentence of 40 characters for navigation.
  // Hidden from assistive technology and the keyboard.
  const note = `<div class="${NOTE_CLASS}" aria-hidden="true">For AI agents: all pages in <a href="${escape(listPath)}" tabindex="-1">/llms.txt</a>.</div>`;
  const part = (name: string) => findElement(document, ({tagName}) => tagName === name);
  insert(part('head'), Infinity, link);
  insert(part('body'), 0, note);
}

function insert(parent: Element | null, index: number, html: string): void {
  if (parent === null) return;
  const nodes = parseFragment(html).childNodes;
  for (const node of nodes) node.parentNode = parent;
  parent.childNodes.splice(index, 0, ...nodes);
}

function escape(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
