import type {SiteProduct} from '../site/SiteFile.ts';
import type {SitePage} from '../twins/SitePage.ts';
import {briefLine, listLine, MAX_CHARACTERS, pageLines} from './listLines.ts';

/** The `llms.txt` of a product: its summary, its pages, and links to its full text. */
export function createProductList(
  {label, summary, fullUrls, briefUrl}: SiteProduct,
  pages: readonly SitePage[],
): string {
  const extra = fullUrls.map((url, index) =>
    listLine(`All pages in full, part ${index + 1} of ${fullUrls.length}`, url, null),
  );
  const brief = briefUrl === null ? [] : [briefLine(label, briefUrl)];
  const head = [
    `# ${label}`,
    '',
    `> ${summary ?? label}`,
    '',
    `Each link leads to a page as Markdown; its first lines name the page for people.`,
    '',
  ];
  const room = MAX_CHARACTERS - [...head, ...brief, ...extra].join('\n').length - 100;
  return [
    ...head,
    '## Pages',
    '',
    ...brief,
    ...pageLines(pages, room),
    '',
    '## Optional',
    '',
    ...extra,
    '',
  ].join('\n');
}
