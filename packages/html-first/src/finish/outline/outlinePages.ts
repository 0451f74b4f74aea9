import type {SiteFiles} from '@help-center/built-site';
import type {SiteNeeds} from '../policy/SiteNeeds.ts';
import type {StyleClasses} from '../StyleClasses.ts';
import type {PageStyles} from '../styles/PageStyles.ts';
import {STYLES_WITHOUT_SCRIPTS} from '../withoutScripts.ts';
import type {PlacedElement} from './outlinePage.ts';
import {parseReading, readPage} from './PageReading.ts';
import type {PageReadings} from './readPages.ts';

/**
 * Reads the pages that have no reading yet and collects what they need from style sheets and the policy. Returns the
 * elements of each page; the pages themselves are not kept, to save memory.
 * Throws if a page has already been finished.
 */
export function outlinePages(
  files: SiteFiles,
  names: readonly string[],
  {readings, asked}: {readonly readings: PageReadings | undefined; readonly asked: ReadonlySet<string>},
  {classes, styles, needs}: {classes: StyleClasses; styles: PageStyles; needs: SiteNeeds},
): (readonly PlacedElement[])[] {
  return names.map((name) => {
    const source = files.readText(name);
    if (source.includes(STYLES_WITHOUT_SCRIPTS)) {
      throw new Error(
        `[html-first] "${name}" is already finished. Build the site again, then finish it once.`,
      );
    }
    const reading = readings?.get(name);
    const {elements, hasHandlers, seen} =
      reading === undefined ? readPage(source, asked) : parseReading(reading);
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
}
