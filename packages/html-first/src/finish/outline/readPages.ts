import {deserialize, serialize} from 'node:v8';
import {eachAtOnce, openThreads, type KeptWork, type SiteFiles} from '@help-center/built-site';
import {readPage, type PageReading, type PlacedElement} from './outlinePage.ts';
import type {ReadJob} from './readThread.ts';
import type {SiteNeeds} from '../policy/SiteNeeds.ts';
import type {StyleClasses} from '../StyleClasses.ts';
import type {PageStyles} from '../styles/PageStyles.ts';
import {STYLES_WITHOUT_SCRIPTS} from '../withoutScripts.ts';

/** The compiled script, even when this module runs from source. */
const THREAD = new URL('../../../dist/finish/outline/readThread.js', import.meta.url);

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

/** Readings of a site's pages, serialised to save memory, by file name. */
export type PageReadings = ReadonlyMap<string, Uint8Array>;

/**
 * Reads the pages of a site before they are finished, on threads if there are many. `kept` reuses readings of earlier
 * builds.
 */
export async function readPages(files: SiteFiles, kept?: KeptWork): Promise<PageReadings> {
  const names = files.list().filter((name) => name.endsWith('.html'));
  const asked = listAsked(listStyleSheets(files).map((name) => files.readText(name)));
  const threads = openThreads<ReadJob, Uint8Array>(names.length, THREAD, true);
  const said = [...asked].sort().join(' ');
  const readings = new Map<string, Uint8Array>();
  try {
    await eachAtOnce(names, threads?.limit ?? 1, async (name) => {
      const source = files.readText(name);
      const make = async () => (await threads?.run({source, asked})) ?? serialize(readPage(source, asked));
      readings.set(name, await (kept?.takeLater([said, source], make) ?? make()));
    });
  } finally {
    await threads?.close();
  }
  kept?.prune();
  return readings;
}

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
      reading === undefined ? readPage(source, asked) : (deserialize(reading) as PageReading);
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
