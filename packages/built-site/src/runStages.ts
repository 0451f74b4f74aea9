import type {SiteFiles} from './SiteFiles.ts';

/** A folder whose files carry a hash of their content in their names, so that browsers may keep them for good. */
export interface HashedFolder {
  /** Relative to the build folder, with a slash at its end: `search-index/`. */
  readonly folder: string;
  /** Files in it that keep their names and must be revalidated, relative to the folder. */
  readonly except: readonly string[];
}

/** Where a package ships its translations, laid out as in Docusaurus' own themes: `<dirPath>/<locale>/<name>.json`. */
export interface ShippedTexts {
  readonly dirPath: string;
  readonly name: string;
}

/** A route of the site; one with `routes` is the layout of those. */
export interface SiteRoute {
  readonly path: string;
  readonly routes?: readonly SiteRoute[];
}

/** What a stage works on. */
export interface BuiltSite {
  /** The files of one locale. What a stage writes reaches the disk after all stages have succeeded. */
  readonly files: SiteFiles;
  /** Base path of the locale, with leading and trailing slash. */
  readonly baseUrl: string;
  /** Base path of the whole site, without the locale's own folder. */
  readonly siteBaseUrl: string;
  /** Where the site is published, without a path. */
  readonly url: string;
  readonly siteDir: string;
  readonly generatedFilesDir: string;
  readonly locale: string;
  readonly routes: readonly SiteRoute[];
}

/**
 * When a stage runs: `check` before anything is written, `write` while pages are still as Docusaurus wrote them, `finish`
 * to give pages their final form, `list` once all files are final.
 */
export type StagePosition = 'check' | 'write' | 'finish' | 'list';

/** All positions, in the order they run. */
export const STAGE_ORDER: readonly StagePosition[] = ['check', 'write', 'finish', 'list'];

/** A step that runs after Docusaurus and all its plugins have built the site. */
export interface Stage {
  /** Name of the stage in progress messages and errors. */
  readonly name: string;
  readonly position: StagePosition;
  /** Returns a line that says what was done, if anything; throws to stop the build. */
  run(site: BuiltSite): Promise<string | undefined> | string | undefined;
}

/** Runs stages in the order of their positions, and commits their changes once all have succeeded. */
export async function runStages(
  stages: readonly Stage[],
  site: BuiltSite,
  report: (line: string) => void,
): Promise<void> {
  const ordered = STAGE_ORDER.flatMap((position) => stages.filter((stage) => stage.position === position));
  try {
    for (const {name, run} of ordered) {
      try {
        const line = await run(site);
        if (line !== undefined) report(`[${name}] ${line}`);
      } catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new Error(
          `The stage "${name}" after the build failed; the build folder is as Docusaurus left it.\n${reason}`,
          {cause},
        );
      }
    }
    site.files.commit();
  } finally {
    site.files.discard();
  }
}
