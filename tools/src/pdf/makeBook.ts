import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {chromium, type Browser} from 'playwright-core';
import {mediaTypeOf} from '@help-center/built-site/serve';
import {AuthorError} from '../runCommand.ts';
import {composeBook, type BookCover} from './composeBook.ts';
import {PDFArray, PDFDict, PDFDocument, PDFName, PDFRef} from 'pdf-lib';
import {readPages, readStyles} from './readPages.ts';

/** Options of {@link makeBook}. */
export interface BookOptions {
  /** Folder of the product below `docs`. */
  readonly id: string;
  readonly cover: Omit<BookCover, 'date' | 'address'>;
  readonly date: Date;
  /** Folder of the built site, which has the pictures. */
  readonly buildDir: string;
  readonly baseUrl: string;
  readonly chromiumPath: string;
}

const ORIGIN = 'http://book.invalid';

/** The page number, from 1, of each named destination. */
export function readPlaces(document: PDFDocument): ReadonlyMap<string, number> {
  const numbers = new Map(document.getPages().map(({ref}, index) => [ref.toString(), index + 1]));
  const places = new Map<string, number>();
  const destinations = document.catalog.lookup(PDFName.of('Dests'));
  for (const [name, value] of destinations instanceof PDFDict ? destinations.entries() : []) {
    const target = document.context.lookup(value);
    const page = target instanceof PDFArray ? target.get(0) : undefined;
    const number = page instanceof PDFRef ? numbers.get(page.toString()) : undefined;
    if (number !== undefined) places.set(name.decodeText(), number);
  }
  return places;
}

/** Converts an HTML page to a PDF, and loads files only from the build folder. */
async function print(browser: Browser, html: string, {buildDir, baseUrl}: BookOptions): Promise<PDFDocument> {
  const page = await browser.newPage();
  await page.route('**', async (route) => {
    const {origin, pathname} = new URL(route.request().url());
    if (pathname === '/book') return route.fulfill({contentType: 'text/html; charset=utf-8', body: html});
    const file = join(buildDir, decodeURIComponent(pathname).slice(baseUrl.length));
    if (origin !== ORIGIN || !pathname.startsWith(baseUrl) || !existsSync(file)) return route.abort();
    return route.fulfill({contentType: mediaTypeOf(file), body: await readFile(file)});
  });
  await page.goto(`${ORIGIN}/book`);
  const bytes = await page.pdf({preferCSSPageSize: true, printBackground: true, tagged: true, outline: true});
  await page.close();
  return PDFDocument.load(bytes, {updateMetadata: false});
}

/** Makes the book of one product. Prints it twice: first to learn the page numbers, then with them in the contents. */
export async function makeBook(options: BookOptions): Promise<{bytes: Uint8Array; pageCount: number}> {
  const {id, date, buildDir, baseUrl, chromiumPath} = options;
  const pages = readPages(buildDir, baseUrl, id);
  const [first] = pages;
  const cover = {...options.cover, date: date.toISOString().slice(0, 10), address: first?.address ?? ''};
  const compose = composeBook(cover, pages, first === undefined ? '' : readStyles(buildDir, baseUrl, first));
  if (!existsSync(chromiumPath))
    throw new AuthorError(
      `There is no Chromium at ${chromiumPath}. Run "npm run browsers", or set CHROMIUM_PATH to an installed one.`,
    );
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  const browser = await chromium.launch({executablePath: chromiumPath, args});
  try {
    const draft = await print(browser, compose(new Map()), options);
    const printed = await print(browser, compose(readPlaces(draft)), options);
    // Fixed dates, so that equal content gives equal bytes.
    printed.setCreationDate(date);
    printed.setModificationDate(date);
    printed.setProducer('Help Center');
    return {bytes: await printed.save({useObjectStreams: false}), pageCount: printed.getPageCount()};
  } finally {
    await browser.close();
  }
}
