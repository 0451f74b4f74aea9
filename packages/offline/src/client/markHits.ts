import {translate} from '@docusaurus/Translate';
import type {KeptPages} from './readKept.ts';

/** Selectors for the addresses of a page: hosts may serve it with and without a slash, and hits may add a fragment or query. */
const ENDS = ['="%"', '="%/"', '^="%#"', '^="%/#"', '^="%?"', '^="%/?"'];

/** Creates rules that add a note to search hits whose page is not on the device. */
export function createHitRules(baseUrl: string, {folders, pages}: KeptPages): string {
  const kept = [
    ...folders.map((folder) => `[href^="${folder}"]`),
    ...pages.flatMap((page) =>
      ENDS.map((end) => `[href${end.replace('%', () => (page === '/' && end.includes('%/') ? '' : page))}]`),
    ),
  ];
  const hit = `[href^="${baseUrl}"]:not(${kept.join(',') || ':not(*)'})`;
  const text = translate({id: 'theme.offline.notSaved', message: 'Not saved on this device'});
  // Common classes of Docusaurus searches, and of our search page.
  return `:is(.DocSearch-Hit,.SearchPage-Hit)${hit}::after{content:${JSON.stringify(text)};display:block;font-size:.8rem;font-style:italic;font-weight:400}`;
}

let sheet: CSSStyleSheet | undefined;

/** Marks search hits whose page is not on the device from now on; `undefined` stops that. */
export function markHits(baseUrl: string, kept: KeptPages | undefined): void {
  if (!sheet) {
    if (!kept) return;
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.replaceSync(kept ? createHitRules(baseUrl, kept) : '');
}
