import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {AuthorError, runCommand} from '../runCommand.ts';
import {repositoryDir} from '../websiteDir.ts';
import {findLockFaults, type Lockfile} from './findLockFaults.ts';
import {INSTALL_SCRIPTS} from './installScripts.ts';
import {readAdvisories} from './readAdvisories.ts';

const HELP = `Checks the packages that this site is made with.

npm run audit                           the lockfile, then the registry's list of known vulnerabilities
npm run audit -- --offline              the lockfile only
npm run audit -- --registry <address>   a registry that has such a list, if yours has none

The lockfile has to fix the content of every package by a hash, to name no place but the registry, and to run no script
at install time but those in tools/src/audit/installScripts.ts. Ends with 1 when something is wrong, or could not be
checked.`;

await runCommand(() => {
  const {values} = parseArgs({
    options: {help: {type: 'boolean'}, offline: {type: 'boolean'}, registry: {type: 'string'}},
  });
  if (values.help) return console.log(HELP);
  const lockfile = JSON.parse(readFileSync(join(repositoryDir, 'package-lock.json'), 'utf8')) as Lockfile;
  const faults = findLockFaults(lockfile, INSTALL_SCRIPTS);
  for (const fault of faults) console.error(fault);
  console.log(`Lockfile: ${Object.keys(lockfile.packages).length} entries, ${faults.length} faults.`);
  if (faults.length > 0) process.exitCode = 1;
  return values.offline ? undefined : auditAdvisories(values.registry);
});

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
      `Known vulnerabilities could not be read: ${advisories.unreadable}. Run it where the registry has such a list, or name one: npm run audit -- --registry https://registry.npmjs.org/`,
    );
  }
  for (const line of advisories.lines) console.error(line);
  console.log(`Known vulnerabilities: ${advisories.lines.length}.`);
  if (advisories.lines.length > 0) process.exitCode = 1;
}
