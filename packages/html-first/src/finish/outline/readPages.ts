import type {SiteFiles} from '@help-center/built-site';
import {readPage, type PlacedElement} from './outlinePage.ts';
import type {SiteNeeds} from '../policy/SiteNeeds.ts';
import type {StyleClasses} from '../StyleClasses.ts';
import type {PageStyles} from '../styles/PageStyles.ts';
import {STYLES_WITHOUT_SCRIPTS} from '../withoutScripts.ts';

/** Names of the style sheets of a built site. */
export const listStyleSheets = (files: SiteFiles): string[] =>
  files.list('assets/css').filter((file) => file.endsWith('.css'));

/**
 * Reads the pages and collects what they need from style sheets and the policy. Returns the elements of each page; the pages
 * themselves are not kept, to save memory.
 * Throws if a page has already been finished.
 */
export function outlinePages(
  files: SiteFiles,
  names: readonly string[],
  {classes, styles, needs}: {classes: StyleClasses; styles: PageStyles; needs: SiteNeeds},
): (readonly PlacedElement[])[] {
  return names.map((name) => {
    const source = files.readText(name);
    if (source.includes(STYLES_WITHOUT_SCRIPTS)) {
      throw new Error(
        `[html-first] "${name}" is already finished. Build the site again, then finish it once.`,
      );
    }
    const {elements, hasHandlers, words} = readPage(source);
    const styled = elements.flatMap(({attributes}) => attributes.get('style') ?? []);
    styles.add(name, [...words, ...styled.map((style) => `.${classes.classFor(style)}`)]);
    needs.addPage(name, elements, hasHandlers);
    return elements;
  });
}
