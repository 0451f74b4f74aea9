import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {copyRepository} from '../copyRepository.ts';
import {AuthorError, runCommand} from '../runCommand.ts';
import {runProcess} from '../runProcess.ts';
import {runSteps} from '../runSteps.ts';
import {withFolder} from '../withFolder.ts';
import {setVersion, type VersionedManifest} from './setVersion.ts';

const HELP = `Runs the suite against another version of Docusaurus, in a copy of what is committed.

npm run try-docusaurus -- [version]  default the newest that is no preview
  --scratch <folder>   keeps the copy and the log there; default a new folder that is removed
  --minutes <number>   limit of a step; default 60
  --without-browser    leaves the browser tests out`;

const say = (line: string): void => console.log(line);

function listManifests(copy: string): string[] {
  const folders = readdirSync(join(copy, 'packages')).map((name) => join('packages', name));
  return ['.', 'website', 'e2e', 'tools', ...folders].map((folder) => join(copy, folder, 'package.json'));
}

await runCommand(async () => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      help: {type: 'boolean'},
      scratch: {type: 'string'},
      minutes: {type: 'string', default: '60'},
      'without-browser': {type: 'boolean', default: false},
    },
  });
  if (values.help) return console.log(HELP);
  const newest = () =>
    execFileSync('npm', ['view', '@docusaurus/core', 'version'], {encoding: 'utf8'}).trim();
  const version = positionals[0] ?? newest();
  if (!/^\d+\.\d+\.\d+/.test(version) || positionals.length > 1)
    throw new AuthorError(`Name one version such as 3.10.1, not "${positionals.join(' ')}".`);
  await withFolder(async (scratch) => {
    const copy = join(scratch, 'repository');
    const options = {
      cwd: copy,
      log: join(scratch, 'log.txt'),
      limitMinutes: Number(values.minutes),
    };
    rmSync(copy, {recursive: true, force: true});
    copyRepository(copy);
    for (const file of listManifests(copy)) {
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as VersionedManifest;
      writeFileSync(file, `${JSON.stringify(setVersion(manifest, version), null, 2)}\n`);
    }
    say(`installing with Docusaurus ${version}`);
    await runProcess('npm', ['install', '--no-audit', '--no-fund'], options);
    // What tests of the server and of files for agents start, which is no dependency of the packages.
    for (const script of ['server-peers', 'agent-checks']) await runProcess('npm', ['run', script], options);
    const browser = values['without-browser'] ? [] : ['npm run browser'];
    const results = await runSteps(
      ['npm run types', 'npm run build', 'npm run unit', ...browser],
      options,
      say,
    );
    if (results.some(({isPassed}) => !isPassed)) process.exitCode = 1;
    if (values.scratch !== undefined) say(`the copy and the log are in ${scratch}`);
  }, values.scratch);
  return undefined;
});
