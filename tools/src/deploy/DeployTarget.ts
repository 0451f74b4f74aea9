import type {DeployState} from './planDeploy.ts';

/** A place to deploy a site to. The state and the files for going back are kept beside the site, in their own folder. */
export interface DeployTarget {
  /** For messages. */
  readonly name: string;
  readState(): Promise<DeployState>;
  writeState(state: DeployState): Promise<void>;
  /**
   * Keeps the current files as those of `version`, for going back. With `isMore`, files kept of that version before stay;
   * otherwise they are dropped.
   */
  keep(version: string, paths: readonly string[], isMore: boolean): Promise<void>;
  /** Copies files from a local folder, each atomically. */
  copyFrom(folder: string, paths: readonly string[]): Promise<void>;
  /** Copies kept files of a version back, each atomically. */
  restore(version: string, paths: readonly string[]): Promise<void>;
  /** Drops the kept files of all versions except one; of all versions with `null`. */
  forget(except: string | null): Promise<void>;
  remove(paths: readonly string[]): Promise<void>;
}
