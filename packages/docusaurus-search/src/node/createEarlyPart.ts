import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fillIn, readBundledScript, type SiteFiles} from '@help-center/built-site';
import {listTermParts} from '@help-center/engine';
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

/** Most files of the dictionary that every page names, at about 20 bytes each: those of 500 pages. */
const MAX_NAMED_FILES = 32;

/** What the crawler of a hosted search reads; a site with an index of its own has read it at build time. */
const FOR_CRAWLERS = /^(?:docsearch:|docusaurus_|generator$)/u;

/** Where the theme keeps its data, below the folder of generated files. */
const DATA = 'help-center-search/default';

/** A built site, as far as early search is made of it. */
export interface EarlySearchSite {
  readonly files: SiteFiles;
  readonly generatedFilesDir: string;
  /** Begins and ends with a slash. */
  readonly baseUrl: string;
  readonly locale: string;
}

/** What html-first puts into the pages for search: a script, what opens it, and where the files are that it begins with. */
export function createEarlyPart(
  site: EarlySearchSite,
  texts: Readonly<Record<string, string>> = {},
): EarlyPartFiles {
  const id = 'theme.search.count';
  const count = listPluralForms(texts[id] ?? '1 result|{count} results', site.locale);
  const {characterKeys} = readOptions(site.generatedFilesDir);
  const opener = characterKeys ? OPENER : {...OPENER, keys: OPENER.keys.filter((key) => key.length > 1)};
  const data = describeEarlySearch(site);
  // Most sites have one context, and their pages do without what tells several apart.
  const name = data.worker?.index.context ? 'contextual' : 'early';
  const script = readBundledScript(new URL(`../../dist/early/${name}.min.js`, import.meta.url));
  return {
    name: 'search',
    opener,
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

/** Reads from a built site what search begins with. */
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

/** Nothing when another backend than the shipped index answers. */
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
  const core = parts.find(({role}) => role === 'core')?.name;
  const listed = core === undefined ? [] : listTermParts(core, files.read(embeddedIndexPath + core));
  // Whatever comes before the second file is in the first one, so its first word needs no room in every page's loader.
  const words = listed.map(([first, file], at) => [at === 0 ? '' : first, file] as const);
  return {
    src: baseUrl + worker,
    index: {
      manifestUrl: baseUrl + name,
      indexName,
      manifest: {format, version, parts: parts.map((part) => ({name: part.name}))},
      ...(words.length > 0 && words.length <= MAX_NAMED_FILES && {words}),
      early: {maxResultsPerGroup, externalUrlRegex},
      ...(context !== null && !hasOneContext(manifest) && {context}),
    },
  };
}

/** Whether contextual search leaves nothing out: one language, and one version of the docs. */
function hasOneContext({facets}: Manifest): boolean {
  const languages = Object.keys(facets.language ?? {});
  const tags = Object.keys(facets.docusaurus_tag ?? {}).filter((tag) => tag !== 'default');
  return languages.length <= 1 && tags.length <= 1;
}
