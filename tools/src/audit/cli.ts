import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {AuthorError, runCommand} from '../runCommand.ts';
import {repositoryDir} from '../websiteDir.ts';
import {findLockFaults, type Lockfile} from './findLockFaults.ts';
import {INSTALL_SCRIPTS} from './installScripts.ts';
import {readAdvisories} from './readAdvisories.ts';

const HELP = `Audits the installed packages.

npm run audit                       the lock file, then the registry's list of known vulnerabilities
npm run audit -- --offline          only the lock file
npm run audit -- --registry <URL>   a registry with such a list, if yours has none

The lock file must pin every package by a hash and name no source except the registry; only the packages in
tools/src/audit/installScripts.ts may run install scripts. Exits with 1 if something is wrong or could not be checked.`;

await runCommand(
  {help: HELP, options: {offline: {type: 'boolean'}, registry: {type: 'string'}}},
  ({values}) => {
    const lockfile = JSON.parse(readFileSync(join(repositoryDir, 'package-lock.json'), 'utf8')) as Lockfile;
    const faults = findLockFaults(lockfile, INSTALL_SCRIPTS);
    for (const fault of faults) console.error(fault);
    console.log(`Lockfile: ${Object.keys(lockfile.packages).length} entries, ${faults.length} faults.`);
    if (faults.length > 0) process.exitCode = 1;
    return values.offline ? undefined : auditAdvisories(values.registry);
  },
);

function auditAdvisories(registry: string | undefined): void {
  const {stdout, error} = spawnSync(
    'npm',
    ['audit', '--json', ...(registry === undefined ? [] : ['--registry', registry])],
    {cwd: repositoryDir, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024},
  );
  if (error) throw new AuthorError(`npm could not be started: ${error.message}`);
  const advisories = readAdvisories(stdout);
  if ('unreadable' in advisories) {
    throw new AuthorError(
      `Known vulnerabilities could not be read: ${advisories.unreadable}. Name a registry that lists them: npm run audit -- --registry https://registry.npmjs.org/`,
    );
  }
  for (const line of advisories.lines) console.error(line);
  console.log(`Known vulnerabilities: ${advisories.lines.length}.`);
  if (advisories.lines.length > 0) process.exitCode = 1;
}
