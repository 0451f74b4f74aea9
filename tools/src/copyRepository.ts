import {execFileSync} from 'node:child_process';
import {repositoryDir} from './websiteDir.ts';

/** Clones the repository as committed, with the history from which pages get their dates. */
export function copyRepository(target: string): void {
  execFileSync('git', ['clone', '--quiet', '--local', repositoryDir, target]);
}
