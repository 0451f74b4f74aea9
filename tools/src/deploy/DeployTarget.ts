import type {DeployState} from './planDeploy.ts';

/** A place to deploy a site to. The state is kept beside the site, in its own folder. */
export interface DeployTarget {
  /** For messages. */
  readonly name: string;
  readState(): Promise<DeployState>;
  writeState(state: DeployState): Promise<void>;
  /** Copies files from a local folder, each atomically. */
  copyFrom(folder: string, paths: readonly string[]): Promise<void>;
  remove(paths: readonly string[]): Promise<void>;
}
