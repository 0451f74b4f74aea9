import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {repositoryDir} from '../websiteDir.ts';

/** Orders versions such as `3.10.2` by their numbers. */
export function compareVersions(one: string, other: string): number {
  const [left, right] = [one, other].map((version) => version.split('.').map(Number));
  const at = left?.findIndex((number, index) => number !== right?.[index]) ?? -1;
  return at === -1 ? 0 : (left?.[at] ?? 0) - (right?.[at] ?? 0);
}

/** The oldest and the newest release of Docusaurus in the preset's peer range. */
export function listVersions(): string[] {
  const file = join(repositoryDir, 'packages/docusaurus-preset/package.json');
  const {peerDependencies} = JSON.parse(readFileSync(file, 'utf8')) as {
    peerDependencies: Record<string, string>;
  };
  const wanted = `@docusaurus/core@${peerDependencies['@docusaurus/core']}`;
  const said = execFileSync('npm', ['view', wanted, 'version', '--json'], {encoding: 'utf8'});
  const released = [JSON.parse(said) as string | string[]]
    .flat()
    .filter((version) => /^\d+\.\d+\.\d+$/.test(version))
    .sort(compareVersions);
  return [...new Set([released.at(0), released.at(-1)])].filter((version) => version !== undefined);
}
