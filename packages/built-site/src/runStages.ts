import type {SiteFiles} from './SiteFiles.ts';

/** What a stage works on. */
export interface BuiltSite {
  /** The files of one locale; what a stage writes is on disk when all stages are done. */
  readonly files: SiteFiles;
  /** Base path of the locale, with a slash at both ends. */
  readonly baseUrl: string;
  /** Base path of the whole site: without the folder of the locale, where the locale has one. */
  readonly siteBaseUrl: string;
  /** Where the site is published, without a path. */
  readonly url: string;
  readonly siteDir: string;
  readonly generatedFilesDir: string;
  readonly locale: string;
}

/**
 * When a stage runs: `check` before anything is written, `write` where pages are as Docusaurus wrote them, `finish` where
 * pages get their last form, `list` where all files are final.
 */
export type StagePosition = 'check' | 'write' | 'finish' | 'list';

/** All positions in their order. */
export const STAGE_ORDER: readonly StagePosition[] = ['check', 'write', 'finish', 'list'];

/** Something that is done after Docusaurus and all its plugins have built a site. */
export interface Stage {
  /** Names the stage in progress and errors. */
  readonly name: string;
  readonly position: StagePosition;
  /** Gives back a line that says what was done; throws to stop the build. */
  run(site: BuiltSite): Promise<string | undefined> | string | undefined;
}

/** Runs stages in the order of their positions, and makes their changes when all have succeeded. */
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
