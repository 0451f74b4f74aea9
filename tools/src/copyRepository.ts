import {execFileSync} from 'node:child_process';
import {mkdirSync} from 'node:fs';
import {repositoryDir} from './websiteDir.ts';

/** Copies what is committed into a folder, for runs that change versions. */
export function copyRepository(target: string): void {
  mkdirSync(target, {recursive: true});
  const archive = execFileSync('git', ['archive', 'HEAD'], {cwd: repositoryDir, maxBuffer: 2 ** 30});
  execFileSync('tar', ['x', '-C', target], {input: archive});
}
