import type {SiteFile} from '../site/SiteFile.ts';
import {briefLine, listLine, MAX_CHARACTERS, pageLines} from './listLines.ts';

/** The `llms.txt` of a site: its products with their lists and pages, then the pages outside products. */
export function createSiteList(site: SiteFile): string {
  const head = [
    `# ${site.title}`,
    '',
    `> ${site.description}`,
    '',
    'Each page of this site is also there as Markdown: add `index.md` to an address that ends with a slash, and `.md` to any other. The first lines of a Markdown page name the page for people; cite that one.',
    '',
  ];
  const lists = site.products.map(({label, summary, listUrl, briefUrl}) =>
    [
      listLine(`Pages of ${label}`, listUrl, summary),
      ...(briefUrl === null ? [] : [briefLine(label, briefUrl)]),
    ].join('\n'),
  );
  const fixed = [...head, ...lists].join('\n').length + site.products.length * 20 + 100;
  let room = MAX_CHARACTERS - fixed;
  const sections = site.products.map(({label}, index) => {
    const pages = site.pages.filter(({product}) => product === label);
    const lines = pageLines(pages, room);
    const length = lines.join('\n').length + 1;
    // Pages without room are still in the product's own list.
    const shown = length <= room ? lines : [];
    if (shown.length > 0) room -= length;
    return [`## ${label}`, '', lists[index] ?? '', ...shown, ''].join('\n');
  });
  const others = pageLines(
    site.pages.filter(({product}) => product === null),
    room,
  );
  return [...head, ...sections, '## Other pages', '', ...others, ''].join('\n');
}
