import {isLatest} from '../site/DocsVersion.ts';
import type {SiteFile} from '../site/SiteFile.ts';
import type {SitePage} from '../twins/SitePage.ts';
import {briefLine, listLine, MAX_CHARACTERS, pageLines} from './listLines.ts';

/**
 * The `llms.txt` of a site: its MCP server if it has one, its products with their lists and pages, the pages outside products,
 * then those of other versions.
 */
export function createSiteList(site: SiteFile, mcpUrl?: string): string {
  const head = [
    `# ${site.title}`,
    '',
    `> ${site.description}`,
    '',
    'Each page of this site is also there as Markdown: add `index.md` to an address that ends with a slash, and `.md` to any other. The first lines of a Markdown page name the page for people; cite that one.',
    '',
    ...(mcpUrl === undefined ? [] : [`The MCP server ${mcpUrl} searches and reads this site.`, '']),
  ];
  const lists = site.products.map(({label, summary, listUrl, briefUrl}) =>
    [
      listLine(`Pages of ${label}`, listUrl, summary),
      ...(briefUrl === null ? [] : [briefLine(label, briefUrl)]),
    ].join('\n'),
  );
  const fixed = [...head, ...lists].join('\n').length + site.products.length * 20 + 100;
  let room = MAX_CHARACTERS - fixed;
  const latest = site.pages.filter((page) => page.isLatest);
  const sections = site.products.map(({label}, index) => {
    const pages = latest.filter(({product}) => product === label);
    const lines = pageLines(pages, room);
    const length = lines.join('\n').length + 1;
    // Pages without room are still in the product's own list.
    const shown = length <= room ? lines : [];
    if (shown.length > 0) room -= length;
    return [`## ${label}`, '', lists[index] ?? '', ...shown, ''].join('\n');
  });
  const addSection = (heading: string, pages: readonly SitePage[]): void => {
    const lines = pageLines(pages, room);
    room -= lines.join('\n').length;
    sections.push([`## ${heading}`, '', ...lines, ''].join('\n'));
  };
  addSection(
    'Other pages',
    latest.filter(({product}) => product === null),
  );
  for (const {label, path} of site.versions.filter((version) => !isLatest(version))) {
    const pages = site.pages.filter(
      ({version, url}) => version === label && new URL(url).pathname.startsWith(path),
    );
    if (pageLines(pages, room).join('\n').length <= room) addSection(`Version ${label}`, pages);
    else
      sections.push(`## Version ${label}\n\n${pages.length} pages below ${new URL(path, site.url).href}\n`);
  }
  return [...head, ...sections].join('\n');
}
