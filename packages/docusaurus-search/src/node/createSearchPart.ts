import {readFileSync} from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import type {SiteFiles} from '@help-center/built-site';
import type {LoaderPart} from '@help-center/html-first';
import {BUTTON, CONFIG_DEFAULTS, NO_CHARACTERS_KEY, type SearchConfig} from '../contract/SearchConfig.ts';
import {readIsland} from './describeSearch.ts';

interface Manifest {
  readonly format: string;
  readonly version: number;
  readonly parts: readonly {readonly name: string}[];
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>> | undefined>>;
}

/** Metadata for crawlers of hosted search; the shipped index has read it at build time. */
const FOR_CRAWLERS = /^(?:docsearch:|docusaurus_|generator$)/u;

/** The configuration, below the folder of generated files. */
const CONFIG = 'help-center-search/default/search.json';

/** The parts of a built site that the opener of search needs. */
export interface SearchSite {
  readonly files: SiteFiles;
  readonly generatedFilesDir: string;
  /** Begins and ends with a slash. */
  readonly baseUrl: string;
}

/** What finished pages need, so that search opens before their own scripts run. */
export function createSearchPart(site: SearchSite): LoaderPart {
  const config = describeBuiltSearch(site);
  const {files} = readIsland();
  const read = (name: string) => files.get(name)?.toString('utf8') ?? '';
  // Would end the script that it becomes a part of.
  const json = JSON.stringify(withoutDefaults(config)).replaceAll('<', '\\u003c');
  return {
    opener: {
      button: BUTTON,
      keys: config.characterKeys ? ['mod+k', 'any'] : ['mod+k'],
      offKey: NO_CHARACTERS_KEY,
      // The worker's script is half of the bytes and has to run before the rest is of use.
      ...(config.manifest && {src: `${config.files}worker.js`}),
    },
    script: `window.helpCenterSearchConfig=${json};${read('start.js').trim()}`,
    css: read('search.css'),
    ...(config.backend.type === 'embedded' && {unreadMeta: FOR_CRAWLERS}),
  };
}

/** The entries of a configuration that the opener does not fill in by itself. */
function withoutDefaults(config: SearchConfig): Partial<SearchConfig> {
  const defaults: Partial<Record<string, unknown>> = CONFIG_DEFAULTS;
  const isOwn = ([name, value]: [string, unknown]) => !isDeepStrictEqual(value, defaults[name]);
  return Object.fromEntries(Object.entries(config).filter(isOwn));
}

/** The configuration of a built site, with what is known of its index. */
export function describeBuiltSearch({files, generatedFilesDir, baseUrl}: SearchSite): SearchConfig {
  const config = JSON.parse(readFileSync(path.join(generatedFilesDir, CONFIG), 'utf8')) as SearchConfig;
  const {backend, manifestUrl} = config;
  if (backend.type !== 'embedded' || manifestUrl === null) return config;
  const name = manifestUrl.slice(baseUrl.length);
  if (!files.has(name)) return config;
  const manifest = JSON.parse(files.readText(name)) as Manifest;
  const {format, version, parts} = manifest;
  const folder = name.replace(/[^/]*$/, '');
  return {
    ...config,
    // Most sites have one context.
    ...(hasOneContext(manifest) && {context: null}),
    manifest: {format, version, parts: parts.map((part) => ({name: part.name}))},
    firstFiles: [`${config.files}worker.js`, ...parts.map((part) => `${baseUrl}${folder}${part.name}`)],
  };
}

/** Whether the index has one language and one docs version, so that contextual search filters nothing. */
function hasOneContext({facets}: Manifest): boolean {
  const languages = Object.keys(facets.language ?? {});
  const tags = Object.keys(facets.docusaurus_tag ?? {}).filter((tag) => tag !== 'default');
  return languages.length <= 1 && tags.length <= 1;
}
