import {translate} from '@docusaurus/Translate';
import type {KeptPages} from './readKept.ts';

/** What hosts may answer a page at, and what may stand behind it in the address of a hit. */
const ENDS = ['="%"', '="%/"', '^="%#"', '^="%/#"', '^="%?"', '^="%/?"'];

/** Rules that say below each hit of a search which leads to a page that is not kept. */
export function createHitRules(baseUrl: string, {folders, pages}: KeptPages): string {
  const kept = [
    ...folders.map((folder) => `[href^="${folder}"]`),
    ...pages.flatMap((page) =>
      ENDS.map((end) => `[href${end.replace('%', () => (page === '/' && end.includes('%/') ? '' : page))}]`),
    ),
  ];
  const hit = `[href^="${baseUrl}"]:not(${kept.join(',') || ':not(*)'})`;
  const text = translate({id: 'theme.offline.notSaved', message: 'Not saved on this device'});
  // Classes that searches of Docusaurus sites have in common, and that of our search page.
  return `:is(.DocSearch-Hit,.SearchPage-Hit)${hit}::after{content:${JSON.stringify(text)};display:block;font-size:.8rem;font-style:italic;font-weight:400}`;
}

let sheet: CSSStyleSheet | undefined;

/** Marks the hits of searches that lead to pages which are not kept, from now on; none with `undefined`. */
export function markHits(baseUrl: string, kept: KeptPages | undefined): void {
  if (!sheet) {
    if (!kept) return;
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.replaceSync(kept ? createHitRules(baseUrl, kept) : '');
}
