import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {pathOfFile} from '@help-center/content';
import {AuthorError} from '../runCommand.ts';

/** A page of the built site that becomes a chapter of the book. */
export interface BookPage {
  /** Path on the site, with the base path, without a slash at the end. */
  readonly path: string;
  /** Complete address of the published page. */
  readonly address: string;
  /** Id of the chapter in the book. */
  readonly id: string;
  readonly title: string;
  /** Steps below the product's folder; 0 for the product's own page. */
  readonly depth: number;
  /** The whole page. */
  readonly document: CheerioAPI;
}

/** The text of a page. */
export const CONTENT = '.theme-doc-markdown';

function parsePage(buildDir: string, baseUrl: string, folder: string): BookPage | undefined {
  const document = load(readFileSync(join(buildDir, folder, 'index.html'), 'utf8'));
  const content = document(CONTENT).first();
  // Pages without text are redirects.
  if (content.length === 0) return undefined;
  const steps = folder.split('/');
  return {
    path: baseUrl + folder,
    address: document('link[rel=canonical]').attr('href') ?? '',
    id: steps
      .slice(1)
      .join('-')
      .replaceAll(/[^\w-]/g, '-'),
    title: content.find('h1').first().text().trim() || (steps.at(-1) ?? ''),
    depth: steps.length - 2,
    document,
  };
}

/** The complete style sheets that a page links to for readers without scripts, or else its inline styles. */
export function readStyles(buildDir: string, baseUrl: string, {document}: BookPage): string {
  const named = [
    ...document('noscript')
      .text()
      .matchAll(/ href="([^"]*\/styles\.[^"]*\.css)"/g),
  ].map(([, address = '']) => readFileSync(join(buildDir, address.slice(baseUrl.length)), 'utf8'));
  const written = document('style').toArray();
  return (named.length > 0 ? named : written.map((style) => document(style).text()))
    .map((css) => `<style>${css}</style>`)
    .join('');
}

/** Reads the built pages below `docs/<product>` in the order of their "Next" links; pages that none leads to come last. */
export function readPages(buildDir: string, baseUrl: string, product: string): readonly BookPage[] {
  const start = `docs/${product}`;
  if (!existsSync(join(buildDir, start, 'index.html'))) {
    throw new AuthorError(
      `There is no built page ${join(buildDir, start, 'index.html')}. Run "npm run build" first.`,
    );
  }
  const folders = readdirSync(join(buildDir, start), {recursive: true, encoding: 'utf8'})
    .filter((name) => /(^|\/)index\.html$/.test(name))
    .map((name) => join(start, pathOfFile(name)).replace(/\/$/, ''))
    .sort();
  const rest = new Map(
    folders
      .flatMap((folder) => parsePage(buildDir, baseUrl, folder) ?? [])
      .map((page) => [page.path, page] as const),
  );
  const pages: BookPage[] = [];
  for (let page = rest.get(baseUrl + start); page !== undefined;) {
    pages.push(page);
    rest.delete(page.path);
    const next = page.document('.pagination-nav__link--next').attr('href') ?? '';
    page = rest.get(next.replace(/\/$/, ''));
  }
  return [...pages, ...rest.values()];
}
