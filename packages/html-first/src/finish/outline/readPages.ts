import {eachAtOnce, Threads, type KeptWork, type SiteFiles} from '@help-center/built-site';
import {readPage, writeReading} from './PageReading.ts';

/** Compiled, wherever this module is read from. */
const THREAD = new URL('../../../dist/finish/outline/readThread.js', import.meta.url);

/** Attributes of elements that finishing looks at, whatever the style sheets ask for. */
const ALWAYS = ['class', 'id', 'style', 'data-filled-with'];

/** Names of the style sheets of a built site. */
export const listStyleSheets = (files: SiteFiles): string[] =>
  files.list('assets/css').filter((file) => file.endsWith('.css'));

/** Attributes that style sheets may ask for, and those that finishing looks at. */
export function listAsked(sheets: readonly string[]): Set<string> {
  const names = sheets.flatMap((css) => [...css.matchAll(/\[\s*(?:[\w-]*\|)?([\w-]+)/g)]);
  return new Set([...ALWAYS, ...names.map(([, name = '']) => name.toLowerCase())]);
}

/** What the pages of a site were found to be, as text, by the names of their files. */
export type PageReadings = ReadonlyMap<string, string>;

/**
 * Reads the pages of a site before they are finished: on threads where there are many. `kept` holds what earlier builds
 * have read.
 */
export async function readPages(files: SiteFiles, kept?: KeptWork): Promise<PageReadings> {
  const names = files.list().filter((name) => name.endsWith('.html'));
  const asked = listAsked(listStyleSheets(files).map((name) => files.readText(name)));
  const threads = Threads.forMany<string, string>(names.length, THREAD, [...asked]);
  const said = [...asked].sort().join(' ');
  const readings = new Map<string, string>();
  try {
    await eachAtOnce(names, threads?.limit ?? 1, async (name) => {
      const source = files.readText(name);
      const make = async () => (await threads?.run(source)) ?? writeReading(readPage(source, asked));
      const reading =
        kept === undefined
          ? await make()
          : (await kept.takeLater([said, source], async () => Buffer.from(await make()))).toString('utf8');
      readings.set(name, reading);
    });
  } finally {
    await threads?.close();
  }
  kept?.prune();
  return readings;
}
