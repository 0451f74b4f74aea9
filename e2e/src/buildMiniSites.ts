import {spawnSync} from 'node:child_process';
import {MINI_BUILD, MINI_SITE, REPOSITORY} from './folders.ts';

function run(command: string, args: string[]): void {
  const {status, stdout, stderr} = spawnSync(command, args, {cwd: MINI_SITE, encoding: 'utf8'});
  if (status !== 0)
    throw new Error(`"${command} ${args.join(' ')}" failed for the small site:\n${stdout}\n${stderr}`);
}

/** Builds and finishes the small site once before all browser tests. */
export default function buildMiniSites(): void {
  run('npx', ['docusaurus', 'build', MINI_SITE]);
  // By its file: npm links a workspace's commands while installing, when nothing is compiled yet.
  run('node', [`${REPOSITORY}/packages/html-first/dist/finish/cli.js`, MINI_BUILD]);
}
