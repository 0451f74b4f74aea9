import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {SearchClientOptions} from '@generated/help-center-search/default/options.json';

/** What a page can fetch as soon as a reader asks for search. */
export interface SearchStartFiles {
  /** Addresses of the files of the index that every query reads. */
  readonly data: readonly string[];
  /** The script of the worker, and the index that it is to open. */
  readonly worker?: {
    readonly src: string;
    readonly index: {readonly manifestUrl: string; readonly indexName: string};
  };
}

interface Manifest {
  readonly parts: readonly {readonly name: string; readonly role: string}[];
}

/** Where the theme keeps what the browser is told, below the folder of generated files. */
const OPTIONS = 'help-center-search/default/options.json';

/**
 * Reads from a built site what search begins with; nothing when another place than the shipped index answers.
 * `baseUrl` begins and ends with a slash.
 */
export function describeSearchStart(
  outDir: string,
  generatedFilesDir: string,
  baseUrl: string,
): SearchStartFiles {
  const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown;
  const {answeredBy, embeddedIndexPath, indexName} = readJson(
    path.join(generatedFilesDir, OPTIONS),
  ) as SearchClientOptions;
  if (answeredBy.place !== 'embedded' || embeddedIndexPath === null) return {data: []};
  const manifest = path.join(outDir, embeddedIndexPath, 'manifest.json');
  const scripts = path.join(outDir, 'assets/js');
  const worker = existsSync(scripts)
    ? readdirSync(scripts).find((name) => /^search\.[\w.]*js$/u.test(name))
    : undefined;
  if (worker === undefined || !existsSync(manifest)) return {data: []};
  const {parts} = readJson(manifest) as Manifest;
  const address = baseUrl + embeddedIndexPath;
  return {
    data: parts.map(({name}) => address + name),
    worker: {
      src: `${baseUrl}assets/js/${worker}`,
      index: {manifestUrl: `${address}manifest.json`, indexName},
    },
  };
}
