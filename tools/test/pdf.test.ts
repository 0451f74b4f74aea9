import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {load} from 'cheerio';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {composeBook, composeChapter} from '../src/pdf/composeBook.ts';
import {makeBook, type BookOptions} from '../src/pdf/makeBook.ts';
import {readPages, readStyles, type BookPage} from '../src/pdf/readPages.ts';
import {readPdf, type ReadPdf} from './readPdf.ts';

const SITE = 'https://help.example.com';
let buildDir = '';

function writePage(
  path: string,
  {title, text, next = ''}: {title: string; text: string; next?: string},
): void {
  const file = join(buildDir, path, 'index.html');
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(
    file,
    `<!doctype html><html lang=en><head><link rel=canonical href=${SITE}/${path}/><style>.x{color:red}</style></head>
<body><nav><a href=/>Home</a></nav><main><article><div class="theme-doc-markdown markdown"><header><h1>${title}</h1></header>${text}</div></article>
${next && `<a class="pagination-nav__link pagination-nav__link--next" href=/${next}/>Next</a>`}</main></body></html>`,
  );
}

function options(overrides: Partial<BookOptions> = {}): BookOptions {
  return {
    id: 'PUMP',
    cover: {product: 'Pump', summary: 'Moves water.', version: 'abc1234'},
    date: new Date(Date.UTC(2026, 0, 2)),
    buildDir,
    baseUrl: '/',
    chromiumPath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    ...overrides,
  };
}

function pageOf(html: string): BookPage {
  const document = load(`<div class="theme-doc-markdown">${html}</div>`);
  return {path: '/docs/PUMP', address: SITE, id: 'PUMP', title: 'Pump', depth: 0, document};
}

beforeAll(() => {
  buildDir = mkdtempSync(join(tmpdir(), 'help-center-pdf-'));
  writePage('docs/PUMP', {
    title: 'Pump',
    next: 'docs/PUMP/Start',
    text: '<p>See <a href=/docs/PUMP/Valve/#open>how to open the valve</a> and <a href=/docs/OTHER/>another product</a>.</p>',
  });
  writePage('docs/PUMP/Start', {
    title: 'Start the pump',
    next: 'docs/PUMP/Valve',
    text:
      '<h2 id=open>Open<a class=hash-link href=#open>#</a></h2><p><a href=#open>Up</a></p><button>Copy</button>' +
      `<p>${'Turn the wheel. '.repeat(50)}</p>`,
  });
  writePage('docs/PUMP/Valve', {
    title: 'Valve',
    next: 'docs/PUMP/Valve/Spring',
    text: `<h2 id=open>Open the valve</h2><p><a href="https://example.org/valve">Maker</a></p>
      <ul role=tablist><li role=tab>Steel</li><li role=tab>Brass</li></ul>
      <div role=tabpanel>Turn left.</div><div role=tabpanel hidden>Turn right.</div>
      <p>${'Turn the valve. '.repeat(50)}</p>`,
  });
  writePage('docs/PUMP/Valve/Spring', {
    title: 'Spring',
    text: '<div class="theme-doc-toc-mobile"><a href="#open">On this page</a></div><p>Pull.</p>',
  });
});

afterAll(() => rmSync(buildDir, {recursive: true}));

describe('the book of a product', () => {
  let book: ReadPdf;
  let bytes: Uint8Array;

  beforeAll(async () => {
    ({bytes} = await makeBook(options()));
    book = await readPdf(bytes);
  });

  it('has a cover, contents and a chapter per page in order', () => {
    expect(book.title).toBe('Pump');
    expect(book.pageCount).toBe(4);
    expect(book.places.get('PUMP')).toBe(3);
    expect(book.places.get('PUMP-Start')).toBe(3);
    expect(book.places.get('PUMP-Valve')).toBe(4);
    expect(book.places.get('PUMP-Valve-Spring')).toBe(4);
  });

  it('has part names in page headers and no tables of contents', () => {
    const pages = readPages(buildDir, '/', 'PUMP');
    const styles = readStyles(buildDir, '/', pages[0]);
    expect(styles).toBe('<style>.x{color:red}</style>');
    const cover = {...options().cover, date: '2026-01-02', address: SITE};
    const html = composeBook(cover, pages, styles)(new Map());
    const heads = [...html.matchAll(/@top-left\{content:"([^"]*)"/g)].map(([, head]) => head);
    expect(heads).toEqual(['Start the pump', 'Valve']);
    expect(html).not.toContain('On this page');
  });

  it('has all headings as bookmarks in order', () => {
    expect(book.outline).toEqual([
      'Pump',
      'Contents',
      'Pump',
      'Start the pump',
      'Open',
      'Valve',
      'Open the valve',
      'Spring',
    ]);
  });

  it('links to its own pages correctly, even with equal anchors', () => {
    expect(book.linkTargets).toContain('PUMP-Valve--open');
    expect(book.linkTargets).toContain('PUMP-Start--open');
    for (const target of book.linkTargets) expect([...book.places.keys()]).toContain(target);
  });

  it('links to the published site, and keeps external links', () => {
    expect(book.addresses).toContain(`${SITE}/docs/OTHER/`);
    expect(book.addresses).toContain('https://example.org/valve');
  });

  it('loads pictures eagerly in their largest size', () => {
    const html = `<picture><source type=image/avif sizes="100vw" srcset="/a.480w.avif 480w, /a.960w.avif 960w"><img loading=lazy src=/a.jpg></picture>`;
    const chapter = composeChapter(pageOf(html), new Map());
    expect(chapter).toContain(
      '<source type="image/avif" sizes="10000px" srcset="/a.480w.avif 480w, /a.960w.avif 960w">',
    );
    expect(chapter).toContain('<img loading="eager" src="/a.jpg">');
  });

  it('prints folded parts open', () => {
    const chapter = composeChapter(pageOf('<details><summary>More</summary>Text</details>'), new Map());
    expect(chapter).toContain('<details open="">');
  });

  it('does not break pages inside short code, only inside long code', () => {
    const block = (count: number) =>
      `<div class=theme-code-block><div class=code-head><span>Text</span></div><pre><code>${'x\n'.repeat(count)}</code></pre></div>`;
    const chapter = composeChapter(pageOf(block(4) + block(60)), new Map());
    const classes = [...chapter.matchAll(/<div class="(theme-code[^"]*)"/g)];
    expect(classes.map(([, names]) => names)).toEqual(['theme-code-block short', 'theme-code-block']);
  });

  it('is reproducible', async () => {
    const again = await makeBook(options());
    expect(Buffer.from(again.bytes).equals(Buffer.from(bytes))).toBe(true);
  });
});

describe('mistakes', () => {
  it('name the command when the product was not built', async () => {
    await expect(makeBook(options({id: 'FAN'}))).rejects.toThrow(
      /no built page .*FAN.*Run "npm run build" first/,
    );
  });

  it('name the command when there is no browser', async () => {
    await expect(makeBook(options({chromiumPath: '/nowhere/chromium'}))).rejects.toThrow(
      'There is no Chromium at /nowhere/chromium. Run "npm run browsers", or set CHROMIUM_PATH to an installed one.',
    );
  });
});
