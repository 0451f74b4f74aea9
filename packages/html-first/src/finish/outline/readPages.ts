import type {KeptWork, SiteFiles} from '@help-center/built-site';
import {readPage, type PlacedElement} from './outlinePage.ts';
import type {SiteNeeds} from '../policy/SiteNeeds.ts';
import type {StyleClasses} from '../StyleClasses.ts';
import type {PageStyles} from '../styles/PageStyles.ts';
import {STYLES_WITHOUT_SCRIPTS} from '../withoutScripts.ts';

/** Attributes the finishing step needs, whether or not a style sheet uses them. */
const ALWAYS = ['class', 'id', 'style', 'data-filled-with'];

/** Names of the style sheets of a built site. */
export const listStyleSheets = (files: SiteFiles): string[] =>
  files.list('assets/css').filter((file) => file.endsWith('.css'));

/** Attributes that style sheets select by, and those the finishing step needs. */
export function listAsked(sheets: readonly string[]): Set<string> {
  const names = sheets.flatMap((css) => [...css.matchAll(/\[\s*(?:[\w-]*\|)?([\w-]+)/g)]);
  return new Set([...ALWAYS, ...names.map(([, name = '']) => name.toLowerCase())]);
}

/**
 * Reads the pages that no earlier build has read and collects what they need from style sheets and the policy. Returns the
 * elements of each page; the pages themselves are not kept, to save memory.
 * Throws if a page has already been finished.
 */
export function outlinePages(
  files: SiteFiles,
  names: readonly string[],
  {keptWork, asked}: {readonly keptWork: KeptWork | undefined; readonly asked: ReadonlySet<string>},
  {classes, styles, needs}: {classes: StyleClasses; styles: PageStyles; needs: SiteNeeds},
): (readonly PlacedElement[])[] {
  const said = [...asked].sort().join(' ');
  const outlines = names.map((name) => {
    const source = files.readText(name);
    if (source.includes(STYLES_WITHOUT_SCRIPTS)) {
      throw new Error(
        `[html-first] "${name}" is already finished. Build the site again, then finish it once.`,
      );
    }
    const read = () => readPage(source, asked);
    const {elements, hasHandlers, seen} = keptWork?.take([said, source], read) ?? read();
    for (const {tag, attributes} of seen) {
      const all = new Map(attributes);
      const style = all.get('style');
      styles.add(name, tag, all, style === undefined ? [] : [classes.classFor(style)]);
      // Elements that something else than the page's scripts adds, such as a service worker: each a tag and its classes.
      for (const word of all.get('data-filled-with')?.split(' ') ?? []) {
        const [filled = '', ...added] = word.split('.');
        styles.add(name, filled, new Map([['class', added.join(' ')]]));
      }
    }
    needs.addPage(name, elements, hasHandlers);
    return elements;
  });
  keptWork?.prune();
  return outlines;
}
