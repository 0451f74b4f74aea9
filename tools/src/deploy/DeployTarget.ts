import type {DeployState} from './planDeploy.ts';

/** Where a site is put. The state and the files for going back stand beside the site, in a folder of their own. */
export interface DeployTarget {
  /** For messages. */
  readonly name: string;
  readState(): Promise<DeployState>;
  writeState(state: DeployState): Promise<void>;
  /**
   * Keeps the files as they are now, as those of the named version, for going back. What was kept of that version before
   * is dropped, or with `isMore` stays as it is.
   */
  keep(version: string, paths: readonly string[], isMore: boolean): Promise<void>;
  /** Copies files of a local folder; each appears whole. */
  copyFrom(folder: string, paths: readonly string[]): Promise<void>;
  /** Copies files that were kept of the named version back; each appears whole. */
  restore(version: string, paths: readonly string[]): Promise<void>;
  /** Drops what was kept of all versions but the named one; of all, with `null`. */
  forget(except: string | null): Promise<void>;
  remove(paths: readonly string[]): Promise<void>;
}
