import {existsSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {copyRepository} from '../copyRepository.ts';
import {AuthorError, runCommand} from '../runCommand.ts';
import {runProcess, type ProcessOptions} from '../runProcess.ts';
import {runSteps, withArguments, type StepResult} from '../runSteps.ts';
import {withFolder} from '../withFolder.ts';
import {explainInstall} from './explainInstall.ts';
import {listVersions} from './listVersions.ts';
import {listOtherVersions, releaseLock, type Lock} from './releaseLock.ts';
import {setVersion, type VersionedManifest} from './setVersion.ts';

const HELP = `Runs the tests against other versions of Docusaurus, each in a clone of the repository as committed.

npm run try-docusaurus -- [versions]  default the oldest and the newest in the preset's peer range
  --tests <path>       only the unit tests of this folder or file; repeatable; default all
  --browser <spec>     only this file of browser tests; repeatable; default all
  --without-browser    skip the browser tests
  --scratch <folder>   keep the clones and the logs there; default a temporary folder
  --minutes <number>   time limit of a step; default 60`;

const INSTALL = ['install', '--no-audit', '--no-fund'];

const say = (line: string): void => console.log(line);

function edit<T>(file: string, change: (given: T) => T): void {
  const changed = change(JSON.parse(readFileSync(file, 'utf8')) as T);
  writeFileSync(file, `${JSON.stringify(changed, null, 2)}\n`);
}

function listManifests(copy: string): string[] {
  const folders = readdirSync(join(copy, 'packages')).map((name) => join('packages', name));
  return ['.', 'website', 'e2e', 'tools', ...folders]
    .map((folder) => join(copy, folder, 'package.json'))
    .filter((file) => existsSync(file));
}

/** Installs a copy with a version of Docusaurus. Returns why it cannot be installed, one line each. */
async function install(copy: string, version: string, options: ProcessOptions): Promise<string[]> {
  for (const file of listManifests(copy))
    edit<VersionedManifest>(file, (given) => setVersion(given, version));
  const lock = join(copy, 'package-lock.json');
  edit<Lock>(lock, (given) => releaseLock(given, version));
  try {
    await runProcess('npm', INSTALL, options);
  } catch (error) {
    const reasons = explainInstall(String(error));
    if (reasons.length === 0) throw error;
    return reasons;
  }
  const others = listOtherVersions(JSON.parse(readFileSync(lock, 'utf8')) as Lock, version);
  return others.map((other) => `${other} is installed beside ${version}`);
}

interface Tried {
  readonly version: string;
  /** Why it cannot be installed. */
  readonly reasons: readonly string[];
  readonly steps: readonly StepResult[];
}

const isPassed = ({reasons, steps}: Tried) => reasons.length === 0 && steps.every((step) => step.isPassed);

function summary({version, reasons, steps}: Tried): string[] {
  const lines = steps.map((step) => `  ${step.isPassed ? 'passed' : 'FAILED'} ${step.command}: ${step.said}`);
  const installed = reasons.length === 0 ? ['  passed npm install'] : ['  FAILED npm install'];
  return [`Docusaurus ${version}`, ...installed, ...reasons.map((line) => `    ${line}`), ...lines];
}

await runCommand(
  {
    help: HELP,
    options: {
      tests: {type: 'string', multiple: true, default: []},
      browser: {type: 'string', multiple: true, default: []},
      'without-browser': {type: 'boolean', default: false},
      scratch: {type: 'string'},
      minutes: {type: 'string', default: '60'},
    },
    allowPositionals: true,
  },
  async ({values, positionals}) => {
    const wrong = positionals.find((version) => !/^\d+\.\d+\.\d+/.test(version));
    if (wrong !== undefined)
      throw new AuthorError(`"${wrong}" is not a version of Docusaurus. Name versions such as 3.10.1.`);
    const versions = positionals.length > 0 ? positionals : listVersions();
    const commands = [
      'npm run types',
      'npm run build',
      // Programs for the tests of the server and of agent files, which are not dependencies of the packages.
      'npm run server-peers',
      'npm run agent-checks',
      withArguments('npm run unit', values.tests),
      ...(values['without-browser'] ? [] : [withArguments('npm run browser', values.browser)]),
    ];
    await withFolder(async (scratch) => {
      const tried: Tried[] = [];
      for (const version of versions) {
        const copy = join(scratch, version, 'repository');
        rmSync(join(scratch, version), {recursive: true, force: true});
        copyRepository(copy);
        const options = {
          cwd: copy,
          log: join(scratch, version, 'log.txt'),
          limitMinutes: Number(values.minutes),
        };
        say(`Docusaurus ${version}\n  running npm install`);
        const reasons = await install(copy, version, options);
        const steps = reasons.length > 0 ? [] : await runSteps(commands, options, (line) => say(`  ${line}`));
        tried.push({version, reasons, steps});
        if (values.scratch === undefined) rmSync(copy, {recursive: true, force: true});
      }
      say(['', 'Result', ...tried.flatMap(summary)].join('\n'));
      if (!tried.every(isPassed)) process.exitCode = 1;
      if (values.scratch !== undefined) say(`copies and logs are in ${scratch}`);
    }, values.scratch);
  },
);
