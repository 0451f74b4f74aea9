import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {AuthorError, runCommand} from '../runCommand.ts';
import {repositoryDir} from '../websiteDir.ts';
import {findLockFaults, INSTALL_SCRIPTS, type Lockfile} from './findLockFaults.ts';

const HELP = `Audits the installed packages.

npm run audit                       the lock file, then the registry's list of known vulnerabilities
npm run audit -- --offline          only the lock file
npm run audit -- --registry <URL>   a registry with such a list, if yours has none

The lock file must pin every package by a hash and name no source except the registry; only the packages in
tools/src/audit/findLockFaults.ts may run install scripts. Exits with 1 if something is wrong or could not be checked.`;

await runCommand(
  {help: HELP, options: {offline: {type: 'boolean'}, registry: {type: 'string'}}},
  ({values}) => {
    const lockfile = JSON.parse(readFileSync(join(repositoryDir, 'package-lock.json'), 'utf8')) as Lockfile;
    const faults = findLockFaults(lockfile, INSTALL_SCRIPTS);
    for (const fault of faults) console.error(fault);
    console.log(`Lockfile: ${Object.keys(lockfile.packages).length} entries, ${faults.length} faults.`);
    if (faults.length > 0) process.exitCode = 1;
    if (values.offline) return;
    // npm prints each known vulnerability with its fix, or why it could not ask.
    const registry = values.registry === undefined ? [] : ['--registry', values.registry];
    const {status, error} = spawnSync('npm', ['audit', ...registry], {cwd: repositoryDir, stdio: 'inherit'});
    if (error) throw new AuthorError(`npm could not be started: ${error.message}`);
    if (status !== 0) process.exitCode = 1;
  },
);
