import {isLatest, type SiteFile, type SitePage, type SiteProduct} from './site/SiteFile.ts';
import type {Twin} from './twins/createTwin.ts';

/** Most characters of a list or a part of a full text; readers truncate longer files. */
const MAX_CHARACTERS = 50_000;

const escape = (text: string) => text.replace(/[[\]]/g, '\\$&');

/** One line of a list: a link with a description. */
function listLine(title: string, url: string, description: string | null): string {
  const words = description === null ? '' : `: ${description.replace(/\s+/g, ' ')}`;
  return `- [${escape(title)}](${url})${words}`;
}

/** The lines of pages, without descriptions if those would exceed `room` characters. */
function pageLines(pages: readonly SitePage[], room: number): string[] {
  const full = pages.map(({title, markdownUrl, description}) => listLine(title, markdownUrl, description));
  if (full.join('\n').length <= room) return full;
  return pages.map(({title, markdownUrl}) => listLine(title, markdownUrl, null));
}

/** The line with the link to a product's brief. */
function briefLine(label: string, url: string): string {
  return listLine(`${label} in brief`, url, 'what it is, the names of its parts, and what is not known');
}

const RULE = '\n---\n\n';
/** Room for the head of a part. */
const HEAD = 300;

function splitTwins(twins: readonly Twin[]): Twin[][] {
  const parts: Twin[][] = [[]];
  let length = HEAD;
  for (const twin of twins) {
    const added = twin.markdown.length + RULE.length;
    if (length + added > MAX_CHARACTERS && parts.at(-1)?.length !== 0) {
      parts.push([]);
      length = HEAD;
    }
    parts.at(-1)?.push(twin);
    length += added;
  }
  return parts;
}

/** The full text of a product in parts of at most {@link MAX_CHARACTERS}; a longer page is a part of its own. */
export function createFullTexts(
  label: string,
  twins: readonly Twin[],
  urlOf: (part: number) => string,
): {url: string; content: string}[] {
  const parts = splitTwins(twins);
  return parts.map((part, index) => {
    const next = index + 1 < parts.length ? ` The next part: ${urlOf(index + 1)}` : '';
    const head = `> ${label}, all pages, part ${index + 1} of ${parts.length}.${next}\n\n`;
    return {url: urlOf(index), content: head + part.map(({markdown}) => markdown).join(RULE)};
  });
}

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
