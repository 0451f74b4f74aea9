import {readPages, type ParsedPage} from './readPages.ts';
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
 * When a stage runs: `check` before anything is written, `write` while pages are still as Docusaurus wrote them, `read` once
 * each page has been read, `finish` to give pages their final form, `list` once all files are final.
 */
export type StagePosition = 'check' | 'write' | 'read' | 'finish' | 'list';

/** All positions, in the order they run. */
export const STAGE_ORDER: readonly StagePosition[] = ['check', 'write', 'read', 'finish', 'list'];

/** Name of the Docusaurus plugin that runs the stages of all plugins. */
export const STAGES_PLUGIN = 'help-center-stages';

/** A step that runs after Docusaurus and all its plugins have built the site. */
export interface Stage {
  /** Name of the stage in progress messages and errors. */
  readonly name: string;
  readonly position: StagePosition;
  /** Called for each page before the stages in `read`; leaves the document as it is. */
  readPage?(page: ParsedPage): void;
  /** Called for each page once it has been read, in the order of stages; may change the document or write its text. */
  editPage?(page: ParsedPage): void;
  /** Called after all pages, before any stage in `read` runs; starts work that goes on while other stages run. */
  afterPages?(site: BuiltSite): Promise<void>;
  /** Returns a line that says what was done, if anything; throws to stop the build. */
  run(site: BuiltSite): Promise<string | undefined> | string | undefined;
}

/** Runs a step of a stage, and adds the name of the stage to its error. */
function runStep<Result>(stage: Stage, step: () => Result): Result {
  const blame = (cause: unknown): never => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const place = `The stage "${stage.name}" after the build failed; the build folder is as Docusaurus left it.`;
    throw new Error(`${place}\n${reason}`, {cause});
  };
  try {
    const result = step();
    return result instanceof Promise ? (result.catch(blame) as Result) : result;
  } catch (cause) {
    return blame(cause);
  }
}

/** Runs stages in the order of their positions, and commits their changes once all have succeeded. */
export async function runStages(
  stages: readonly Stage[],
  site: BuiltSite,
  report: (line: string) => void,
): Promise<void> {
  const stagesAt = (position: StagePosition) => stages.filter((stage) => stage.position === position);
  const ordered = STAGE_ORDER.flatMap(stagesAt);
  try {
    for (const position of STAGE_ORDER) {
      if (position === 'read') {
        const list = (kind: 'readPage' | 'editPage') =>
          ordered
            .filter((stage) => stage[kind] !== undefined)
            .map((stage) => (page: ParsedPage) => runStep(stage, () => stage[kind]?.(page)));
        readPages(site.files, {readers: list('readPage'), editors: list('editPage')});
        for (const stage of ordered) await runStep(stage, () => stage.afterPages?.(site));
      }
      for (const stage of stagesAt(position)) {
        const line = await runStep(stage, () => stage.run(site));
        if (line !== undefined) report(`[${stage.name}] ${line}`);
      }
    }
    site.files.commit();
  } finally {
    site.files.discard();
  }
}
