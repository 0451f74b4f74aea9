import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse, type DefaultTreeAdapterTypes as Tree} from 'parse5';
import {pathOfFile} from '@help-center/content';
import {AuthorError} from '../runCommand.ts';
import {attribute, elementsBelow, hasClass} from '@help-center/extractor';
import type {BookPage} from './BookPage.ts';
import {textOf} from '../htmlTree.ts';

/** The pages of one product in reading order, and the styles they share. */
export interface ProductPages {
  readonly pages: readonly BookPage[];
  readonly styles: string;
}

interface ParsedPage extends BookPage {
  readonly next: string;
  readonly styles: string;
}

/** The complete style sheets that a page links to for readers without scripts, or else its inline styles. */
function readStyles(buildDir: string, baseUrl: string, elements: readonly Tree.Element[]): string {
  const written = elements.filter(({tagName}) => tagName === 'style').map(textOf);
  const named = elements
    .filter(({tagName}) => tagName === 'noscript')
    .flatMap((element) => [...textOf(element).matchAll(/ href="([^"]*\/styles\.[^"]*\.css)"/g)])
    .map(([, address = '']) => readFileSync(join(buildDir, address.slice(baseUrl.length)), 'utf8'));
  return (named.length > 0 ? named : written).map((css) => `<style>${css}</style>`).join('');
}

function parsePage(buildDir: string, baseUrl: string, folder: string): ParsedPage | undefined {
  const html = readFileSync(join(buildDir, folder, 'index.html'), 'utf8');
  const elements = [...elementsBelow(parse(html))];
  const find = (isWanted: (element: Tree.Element) => boolean) => elements.find(isWanted);
  const content = find((element) => hasClass(element, 'theme-doc-markdown'));
  // Pages without text are redirects.
  if (!content) return undefined;
  const heading = [...elementsBelow(content)].find(({tagName}) => tagName === 'h1');
  const canonical = find(
    (element) => element.tagName === 'link' && attribute(element, 'rel') === 'canonical',
  );
  const next = find((element) => hasClass(element, 'pagination-nav__link--next'));
  const steps = folder.split('/').filter(Boolean);
  return {
    path: baseUrl + folder.replace(/\/$/, ''),
    address: (canonical && attribute(canonical, 'href')) ?? '',
    id: steps
      .slice(1)
      .join('-')
      .replaceAll(/[^\w-]/g, '-'),
    title: heading ? textOf(heading).trim() : (steps.at(-1) ?? ''),
    depth: steps.length - 2,
    content,
    next: ((next && attribute(next, 'href')) ?? '').slice(baseUrl.length).replace(/\/$/, ''),
    styles: readStyles(buildDir, baseUrl, elements),
  };
}

function listFolders(buildDir: string, start: string): string[] {
  return readdirSync(join(buildDir, start), {recursive: true, encoding: 'utf8'})
    .filter((name) => /(^|\/)index\.html$/.test(name))
    .map((name) => join(start, pathOfFile(name)).replace(/\/$/, ''))
    .sort();
}

/** Reads the built pages below `docs/<product>` in the order of their "Next" links; pages that none leads to come last. */
export function readPages(buildDir: string, baseUrl: string, product: string): ProductPages {
  const start = `docs/${product}`;
  if (!existsSync(join(buildDir, start, 'index.html'))) {
    throw new AuthorError(
      `There is no built page ${join(buildDir, start, 'index.html')}. Run "npm run build" first.`,
    );
  }
  const rest = new Map<string, ParsedPage>();
  for (const folder of listFolders(buildDir, start)) {
    const page = parsePage(buildDir, baseUrl, folder);
    if (page) rest.set(folder, page);
  }
  const pages: ParsedPage[] = [];
  for (let folder = start; rest.has(folder); folder = pages.at(-1)?.next ?? '') {
    pages.push(rest.get(folder) as ParsedPage);
    rest.delete(folder);
  }
  pages.push(...rest.values());
  return {pages, styles: pages[0]?.styles ?? ''};
}
