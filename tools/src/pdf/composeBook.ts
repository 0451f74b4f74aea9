import {escapeHtml} from '../escapeHtml.ts';
import {CONTENT, type BookPage} from './readPages.ts';

/** The text of the cover. */
export interface BookCover {
  readonly product: string;
  readonly summary: string;
  /** The commit that the book was made from. */
  readonly version: string;
  /** Day of that commit. */
  readonly date: string;
  /** Address of the published product. */
  readonly address: string;
}

const CSS = `
html, body { background: #fff; }
body { font-size: 10.5pt; }
@page { size: A4; margin: 20mm 18mm 22mm; }
@page {
  @bottom-left { content: var(--stamp); font: 8pt sans-serif; color: #444; }
  @bottom-right { content: counter(page); font: 8pt sans-serif; color: #444; }
}
@page :first { @bottom-left { content: none; } @bottom-right { content: none; } }
.cover { height: 248mm; display: grid; grid-template-rows: 1fr auto 1.4fr auto; break-after: page; }
.cover::before { content: ''; width: 60mm; height: 4mm; background: #16222b; }
.cover h1 { font-size: 40pt; line-height: 1.1; margin: 0 0 5mm; }
.cover p { font-size: 13pt; line-height: 1.5; max-width: 130mm; margin: 0; }
.cover .imprint { grid-row: 4; max-width: none; padding-top: 4mm; border-top: 0.5mm solid #16222b; font-size: 10pt; }
.contents { break-after: page; }
.contents ol { list-style: none; padding: 0; }
.contents li { display: flex; gap: 2mm; align-items: baseline; break-inside: avoid; }
.contents .part { margin-top: 3mm; font-weight: 600; break-after: avoid; }
.contents li a { color: inherit; text-decoration: none; }
.contents li::after { content: attr(data-page); order: 3; }
.contents li span { flex: 1; border-bottom: 1px dotted #888; }
.chapter { break-before: page; }
main > .chapter:first-child, .chapter--on { break-before: auto; }
.chapter--on { margin-top: 10mm; padding-top: 8mm; border-top: 0.2mm solid #888; }
.chapter--on > :first-child { break-before: avoid; }
.chapter [data-label]::before { content: attr(data-label); display: block; font-weight: 700; margin: 2mm 0; }
.chapter .short { break-inside: avoid; }
/* Otherwise the padding at the end of a box could be pushed to the next sheet alone. */
.chapter pre { padding-block: 0; }
/* Keeps a box from being alone on a sheet. */
.chapter :is(.alert, .folded, .diagram, .theme-code-block):last-child { break-before: avoid; }
.chapter .table-scroll, .chapter table { overflow: visible; font-size: 0.92em; }
.chapter td, .chapter th { overflow-wrap: break-word; }
`;

/** Elements that are useless on paper or repeat the contents. */
const UNWANTED =
  'button, script, noscript, form, input, dialog, .hash-link, .theme-doc-toc-mobile, [class*="landingList"]';
/** Attributes with ids of other elements, separated by spaces. */
const REFERENCES = ['id', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'for'];
const MAX_LEVEL = 6;
/** The value for `sizes` that selects the widest picture, because paper has a much higher resolution than a screen. */
const PAPER = '10000px';
/** Most lines of code that are kept together on one sheet. */
const SHORT_CODE = 18;

/** The target of a link in the book: a chapter, or a page of the published site. */
function resolveLink(href: string, page: BookPage, chapters: ReadonlyMap<string, string>): string {
  if (href === '' || !URL.canParse(href, page.address)) return href;
  const url = new URL(href, page.address);
  if (url.origin !== new URL(page.address).origin) return href;
  const hash = decodeURIComponent(url.hash.slice(1));
  const id = href.startsWith('#')
    ? page.id
    : chapters.get(decodeURIComponent(url.pathname).replace(/\/$/, ''));
  if (id === undefined) return url.href;
  return `#${hash ? `${id}--${hash}` : id}`;
}

/** Converts a page to a chapter: prefixes ids, points links into the book, and lowers headings by the page's depth. */
export function composeChapter(page: BookPage, chapters: ReadonlyMap<string, string>): string {
  const {document: $, id, depth} = page;
  const content = $(CONTENT).first();
  content.find(UNWANTED).remove();
  // Shows all tabs, each below its label.
  let labels: string[] = [];
  content.find('[role=tablist], [role=tabpanel]').each((_, element) => {
    const part = $(element);
    if (part.attr('role') === 'tablist')
      labels = part
        .children()
        .toArray()
        .map((tab) => $(tab).text().trim());
    else
      part
        .removeAttr('hidden')
        .removeAttr('role')
        .attr('data-label', labels.shift() ?? '');
  });
  content.find('[role=tablist]').remove();
  content
    .find('.theme-code-block')
    .filter((_, block) => $(block).text().trim().split('\n').length <= SHORT_CODE)
    .addClass('short');
  content.find('h1, h2, h3, h4, h5, h6').each((_, heading) => {
    heading.tagName = `h${Math.min(MAX_LEVEL, Number(heading.tagName.slice(1)) + Math.max(0, depth - 1))}`;
  });
  for (const name of REFERENCES)
    content.find(`[${name}]`).attr(name, (_, ids) => ids.replaceAll(/\S+/g, `${id}--$&`));
  content.find('a[href]').attr('href', (_, href) => resolveLink(href, page, chapters));
  content.find('[loading]').attr('loading', 'eager');
  content.find('[sizes]').attr('sizes', PAPER);
  content.find('details').attr('open', '');
  return $.html(content.attr('id', id));
}

/** A chapter with fewer characters leaves most of a sheet empty. */
const SHORT = 600;

/** Returns a function that renders the book as one HTML page; `pageNumbers` has the known page numbers of chapters by id. */
export function composeBook(
  cover: BookCover,
  pages: readonly BookPage[],
  styles: string,
): (pageNumbers: ReadonlyMap<string, number>) => string {
  const chapters = new Map(pages.map(({path, id}) => [path, id]));
  const composed = pages.map((page) => composeChapter(page, chapters));
  const isShort = composed.map((chapter) => chapter.replaceAll(/<[^>]*>/g, '').length < SHORT);
  // Each part of the product starts a new sheet, but its chapters do not: their sheets would often be half empty. A part
  // that follows a short opening continues on the same sheet and provides its running head.
  const heads: string[] = [];
  const text = composed
    .map((chapter, index) => {
      const {title = '', depth = 0} = pages[index] ?? {};
      const isPart = depth <= 1;
      const goesOn = index > 0 && (!isPart || isShort[index - 1]);
      if (!goesOn) heads.push(title);
      else if (isPart) heads[heads.length - 1] = title;
      const kind = `chapter${goesOn ? ' chapter--on' : ''}`;
      return `<section class="${kind} sheet${heads.length}">${chapter}</section>`;
    })
    .join('\n');
  const runningHeads = heads
    .map(
      (title, index) =>
        `.sheet${index + 1}{page:sheet${index + 1}}@page sheet${index + 1}{@top-left{content:${JSON.stringify(title)};font:8pt sans-serif;color:#444}}`,
    )
    .join('');
  const stamp = `${cover.product} · ${cover.date} · ${cover.version}`;
  return (pageNumbers) => {
    const entries = pages.map(
      ({id, title, depth}) =>
        `<li${depth <= 1 ? ' class="part"' : ''} data-page="${pageNumbers.get(id) ?? ''}"><a href="#${id}" style="padding-left:${Math.max(0, depth - 1) * 6}mm">${escapeHtml(title)}</a><span></span></li>`,
    );
    return `<!doctype html><html lang="en" data-theme="light"><head><meta charset="utf-8">
<title>${escapeHtml(cover.product)}</title>${styles}<style>:root{--stamp:${JSON.stringify(stamp)}}${CSS}${runningHeads}</style></head><body>
<section class="cover"><h1 id="cover">${escapeHtml(cover.product)}</h1><p>${escapeHtml(cover.summary)}</p>
<p class="imprint">Version ${escapeHtml(cover.version)}, ${escapeHtml(cover.date)}<br><a href="${cover.address}">${escapeHtml(cover.address)}</a></p></section>
<section class="contents"><h1 id="contents">Contents</h1><ol>${entries.join('')}</ol></section>
<main>${text}</main></body></html>`;
  };
}
