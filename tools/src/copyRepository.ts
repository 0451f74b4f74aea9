import {execFileSync} from 'node:child_process';
import {repositoryDir} from './websiteDir.ts';

/** Copies what is committed into a new folder, with the history that pages have their dates of, for runs that change versions. */
export function copyRepository(target: string): void {
  execFileSync('git', ['clone', '--quiet', '--local', repositoryDir, target]);
}
