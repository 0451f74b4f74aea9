import {decodeAddress, isAnswered} from '@help-center/content';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse, type DefaultTreeAdapterTypes} from 'parse5';
import {attributeOf, elementsOf, textOf} from '../htmlTree.ts';

type Element = DefaultTreeAdapterTypes.Element;

/** A fault of a built page, with the page's address. */
export interface PageFault {
  readonly page: string;
  readonly fault: string;
}

export interface BuiltFaults {
  readonly deadLinks: readonly PageFault[];
  readonly accessibility: readonly PageFault[];
}

/** Checks every built page for dead links within the site and for accessibility faults visible in the HTML. */
export function checkBuiltPages(buildDir: string): BuiltFaults {
  const deadLinks: PageFault[] = [];
  const accessibility: PageFault[] = [];
  for (const file of listPages(buildDir)) {
    const page = `/${file.replace(/index\.html$/u, '')}`;
    const elements = [...elementsOf(parse(readFileSync(join(buildDir, file), 'utf8')))];
    for (const link of deadLinksOf(elements, page, buildDir)) deadLinks.push({page, fault: link});
    for (const fault of accessibilityFaultsOf(elements)) accessibility.push({page, fault});
  }
  return {deadLinks, accessibility};
}

function listPages(buildDir: string): string[] {
  return readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html'));
}

function hasAttribute({attrs}: Element, name: string): boolean {
  return attrs.some((attribute) => attribute.name === name);
}

function deadLinksOf(elements: readonly Element[], page: string, buildDir: string): string[] {
  const base = new URL(page, 'https://relative.invalid');
  const paths = elements
    .filter(({tagName}) => tagName === 'a')
    .map((element) => attributeOf(element, 'href'))
    .filter((href) => href !== '' && URL.canParse(href, base.href))
    .map((href) => new URL(href, base.href))
    .filter(({origin}) => origin === base.origin)
    .map(({pathname}) => decodeAddress(pathname));
  return [...new Set(paths)].filter(
    (path) => !existsSync(join(buildDir, path)) && !isAnswered(path, buildDir),
  );
}

/** Attributes that name an element without text. */
const NAMES = ['alt', 'aria-label', 'aria-labelledby', 'title'];

function accessibilityFaultsOf(elements: readonly Element[]): string[] {
  const faults: string[] = [];
  const named = (element: Element): boolean =>
    textOf(element).trim() !== '' ||
    [element, ...elementsOf(element)].some((inner) => NAMES.some((name) => attributeOf(inner, name).trim()));
  for (const element of elements) {
    const {tagName} = element;
    if (tagName === 'html' && !attributeOf(element, 'lang'))
      faults.push('the page does not name its language');
    if (tagName === 'img' && !hasAttribute(element, 'alt'))
      faults.push(`the picture ${attributeOf(element, 'src')} has no text`);
    if ((tagName === 'a' && hasAttribute(element, 'href')) || tagName === 'button')
      if (!named(element)) faults.push(`a ${tagName === 'a' ? 'link' : 'button'} has no name`);
    if (tagName === 'table' && ![...elementsOf(element)].some((inner) => inner.tagName === 'th'))
      faults.push('a table has no head');
  }
  const levels = elements
    .filter(({tagName}) => /^h[1-6]$/u.test(tagName))
    .map(({tagName}) => Number(tagName[1]));
  const main = levels.filter((level) => level === 1).length;
  if (main > 1) faults.push(`the page has ${main} main headings`);
  return [...new Set(faults)];
}
