import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {listTermParts} from '@help-center/engine';
import type {SearchClientOptions} from '@generated/help-center-search/default/options.json';

/** What a page can fetch as soon as a reader asks for search. */
export interface SearchStartFiles {
  /** The script of the worker, and what it is told of the index; missing when another place answers. */
  readonly worker?: {
    readonly src: string;
    readonly index: {
      readonly manifestUrl: string;
      readonly indexName: string;
      /** The part of the manifest that leads to the first files of the index. */
      readonly manifest: Pick<Manifest, 'format' | 'version'> & {
        readonly parts: readonly {readonly name: string}[];
      };
      /**
       * The files of the dictionary beside the manifest, each with its first word, in order; missing where they are too
       * many for every page to carry.
       */
      readonly words?: readonly (readonly [first: string, name: string])[];
      /** How hits are shown before the dialog is there; missing where they depend on what only the dialog knows. */
      readonly early?: {readonly maxResultsPerGroup: number; readonly externalUrlRegex: string | null};
    };
  };
}

interface Manifest {
  readonly format: string;
  readonly version: number;
  readonly parts: readonly {readonly name: string; readonly role: string}[];
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>> | undefined>>;
}

/** Most files of the dictionary that every page names, at about 20 bytes each: those of 500 pages. */
const MAX_NAMED_FILES = 32;

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
  const options = readJson(path.join(generatedFilesDir, OPTIONS)) as SearchClientOptions;
  const {answeredBy, embeddedIndexPath, indexName, maxResultsPerGroup, externalUrlRegex} = options;
  if (answeredBy.place !== 'embedded' || embeddedIndexPath === null) return {};
  const file = path.join(outDir, embeddedIndexPath, 'manifest.json');
  const scripts = path.join(outDir, 'assets/js');
  const worker = existsSync(scripts)
    ? readdirSync(scripts).find((name) => /^search\.[\w.]*js$/u.test(name))
    : undefined;
  if (worker === undefined || !existsSync(file)) return {};
  const manifest = readJson(file) as Manifest;
  const {format, version, parts} = manifest;
  const words = listWords(path.dirname(file), manifest);
  return {
    worker: {
      src: `${baseUrl}assets/js/${worker}`,
      index: {
        manifestUrl: `${baseUrl}${embeddedIndexPath}manifest.json`,
        indexName,
        manifest: {format, version, parts: parts.map(({name}) => ({name}))},
        ...(words.length > 0 && words.length <= MAX_NAMED_FILES && {words}),
        ...(hasOneContext(manifest) && {early: {maxResultsPerGroup, externalUrlRegex}}),
      },
    },
  };
}

function listWords(folder: string, {parts}: Manifest): ReturnType<typeof listTermParts> {
  const core = parts.find(({role}) => role === 'core')?.name;
  return core === undefined ? [] : listTermParts(core, readFileSync(path.join(folder, core)));
}

/** Whether contextual search leaves nothing out: one language, and one version of the docs. */
function hasOneContext({facets}: Manifest): boolean {
  const languages = Object.keys(facets.language ?? {});
  const tags = Object.keys(facets.docusaurus_tag ?? {}).filter((tag) => tag !== 'default');
  return languages.length <= 1 && tags.length <= 1;
}
