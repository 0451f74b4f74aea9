import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fillIn, readBundledScript, type SiteFiles} from '@help-center/built-site';
import {listParts, listTermParts} from '@help-center/engine';
import type {EarlyPartFiles} from '@help-center/html-first/early';
import {hashOf} from '@help-center/html-first/hash';
import type {SearchClientOptions} from '@generated/help-center-search/default/options.json';
import {OPENER, type EarlyData, type SearchContext} from '../early/contract.ts';
import {listPluralForms} from '../early/listPluralForms.ts';
import {CONTEXT_FILE} from './describeContext.ts';

interface Manifest {
  readonly format: string;
  readonly version: number;
  readonly parts: readonly {readonly name: string; readonly role: string}[];
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>> | undefined>>;
}

type WorkerIndex = NonNullable<EarlyData['worker']>['index'];

/** Most dictionary files that the loader names, at about 14 bytes each; enough for 1,300 pages. */
const MAX_NAMED_FILES = 150;

/** Most heading files, about 8 kB each, to fetch before it is known which ones a query needs; enough for 300 pages. */
const MAX_OUTLINES = 3;

/** Metadata for crawlers of hosted search; the shipped index has read it at build time. */
const FOR_CRAWLERS = /^(?:docsearch:|docusaurus_|generator$)/u;

/** Folder of the theme's data below the folder of generated files. */
const DATA = 'help-center-search/default';

/** The parts of a built site that early search needs. */
export interface EarlySearchSite {
  readonly files: SiteFiles;
  readonly generatedFilesDir: string;
  /** Begins and ends with a slash. */
  readonly baseUrl: string;
  readonly locale: string;
}

/** The part of search that html-first puts into pages: a script, what opens it, and the addresses of its first files. */
export function createEarlyPart(
  site: EarlySearchSite,
  texts: Readonly<Record<string, string>> = {},
): EarlyPartFiles {
  const id = 'theme.search.count';
  const count = listPluralForms(texts[id] ?? '1 result|{count} results', site.locale);
  const {characterKeys} = readOptions(site.generatedFilesDir);
  const opener = characterKeys
    ? OPENER
    : {...OPENER, keys: OPENER.keys.filter((key) => key.startsWith('mod+'))};
  const data = describeEarlySearch(site);
  // Most sites have one context and need no code to tell several apart.
  const name = data.worker?.index.context ? 'contextual' : 'early';
  const script = readBundledScript(new URL(`../../dist/early/${name}.min.js`, import.meta.url));
  return {
    name: 'search',
    // The worker's script is half of the bytes and has to run before the rest is of use.
    opener: {...opener, ...(data.worker && {src: data.worker.src})},
    script: fillIn(script, texts, {__COUNT__: count, __OPENER__: opener}),
    data,
    ...(data.worker && {unreadMeta: FOR_CRAWLERS}),
  };
}

function readData(generatedFilesDir: string, name: string): unknown {
  return JSON.parse(readFileSync(path.join(generatedFilesDir, DATA, name), 'utf8'));
}

function readOptions(generatedFilesDir: string): SearchClientOptions {
  return readData(generatedFilesDir, 'options.json') as SearchClientOptions;
}

/** Collects the data of early search from a built site. */
export function describeEarlySearch({
  files,
  generatedFilesDir,
  baseUrl,
}: Omit<EarlySearchSite, 'locale'>): EarlyData {
  const options = readOptions(generatedFilesDir);
  const scripts = files.list('assets/js');
  const dialog = scripts.filter((name) => /\/search-dialog\.[\w.]*js$/u.test(name));
  const context = readData(generatedFilesDir, CONTEXT_FILE) as SearchContext | null;
  const worker = describeWorker(files, scripts, baseUrl, options, context);
  return {
    scripts: dialog.map((name) => ({src: baseUrl + name, integrity: hashOf(files.read(name))})),
    ...(options.placeholder !== null && {placeholder: options.placeholder}),
    ...(worker && {worker}),
  };
}

/** `undefined` if another backend than the shipped index answers. */
function describeWorker(
  files: SiteFiles,
  scripts: readonly string[],
  baseUrl: string,
  {backend, embeddedIndexPath, indexName, maxResultsPerGroup, externalUrlRegex}: SearchClientOptions,
  context: SearchContext | null,
): EarlyData['worker'] {
  if (backend.type !== 'embedded' || embeddedIndexPath === null) return undefined;
  const name = `${embeddedIndexPath}manifest.json`;
  const worker = scripts.find((script) => /\/search\.[\w.]*js$/u.test(script));
  if (worker === undefined || !files.has(name)) return undefined;
  const manifest = JSON.parse(files.readText(name)) as Manifest;
  const {format, version, parts} = manifest;
  return {
    src: baseUrl + worker,
    index: {
      manifestUrl: baseUrl + name,
      indexName,
      manifest: {format, version, parts: parts.map((part) => ({name: part.name}))},
      ...nameFirstFiles(files, embeddedIndexPath, parts),
      early: {maxResultsPerGroup, externalUrlRegex},
      ...(context !== null && !hasOneContext(manifest) && {context}),
    },
  };
}

/** Names the files that the first hits need besides those in the manifest. */
function nameFirstFiles(
  files: SiteFiles,
  folder: string,
  parts: Manifest['parts'],
): Pick<WorkerIndex, 'words' | 'outlines'> {
  const core = parts.find(({role}) => role === 'core')?.name;
  if (core === undefined) return {};
  const bytes = files.read(folder + core);
  // The first file holds everything before the second, so its first word need not take space in the loader.
  const words = listTermParts(core, bytes).map(([first, name], at) => [at === 0 ? '' : first, name] as const);
  const named = new Set(parts.map(({name}) => name));
  const outlines = listParts(core, bytes).filter((name) => name.startsWith('outline-') && !named.has(name));
  return {
    ...(words.length > 0 && words.length <= MAX_NAMED_FILES && {words}),
    ...(outlines.length > 0 && outlines.length <= MAX_OUTLINES && {outlines}),
  };
}

/** Whether the index has one language and one docs version, so that contextual search filters nothing. */
function hasOneContext({facets}: Manifest): boolean {
  const languages = Object.keys(facets.language ?? {});
  const tags = Object.keys(facets.docusaurus_tag ?? {}).filter((tag) => tag !== 'default');
  return languages.length <= 1 && tags.length <= 1;
}
