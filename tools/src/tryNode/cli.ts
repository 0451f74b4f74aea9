import {existsSync, mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {copyRepository} from '../copyRepository.ts';
import {AuthorError, runCommand} from '../runCommand.ts';
import {runProcess} from '../runProcess.ts';
import {runSteps, withArguments} from '../runSteps.ts';
import {withFolder} from '../withFolder.ts';

const VERSIONS = ['20.19', '22', '24', '26'];

const HELP = `Builds and tests the repository as committed with other versions of Node, from the npm package "node", and installs the
packed packages with engine checks.

npm run try-node -- [versions]       default ${VERSIONS.join(' ')}
  --tests <path>       only the unit tests of this folder or file; repeatable; default all
  --scratch <folder>   keep the clone and the log there; default a temporary folder
  --minutes <number>   time limit of a step; default 30`;

const INSTALL = 'npm install --engine-strict --no-audit --no-fund';

/** Creates a project that depends on all tarballs of a folder. */
function createConsumer(folder: string, tarballs: string): string {
  const names = existsSync(tarballs) ? readdirSync(tarballs).filter((name) => name.endsWith('.tgz')) : [];
  const dependencies = Object.fromEntries(
    names.map((name) => [
      name.replace(/^help-center-(.+)-\d.*$/, '@help-center/$1'),
      `file:${join(tarballs, name)}`,
    ]),
  );
  mkdirSync(folder, {recursive: true});
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({private: true, dependencies})}\n`);
  return folder;
}

const say = (line: string): void => console.log(line);

await runCommand(
  {
    help: HELP,
    options: {
      tests: {type: 'string', multiple: true, default: []},
      scratch: {type: 'string'},
      minutes: {type: 'string', default: '30'},
    },
    allowPositionals: true,
  },
  async ({values, positionals}) => {
    const versions = positionals.length > 0 ? positionals : VERSIONS;
    const wrong = versions.find((version) => !/^\d+(?:\.\d+){0,2}$/.test(version));
    if (wrong !== undefined)
      throw new AuthorError(`"${wrong}" is not a version of Node such as 22 or 20.19.`);
    const unit = withArguments('npm run unit', values.tests);
    await withFolder(async (scratch) => {
      const failed: string[] = [];
      const copy = join(scratch, 'repository');
      const options = {log: join(scratch, 'log.txt'), limitMinutes: Number(values.minutes)};
      rmSync(copy, {recursive: true, force: true});
      copyRepository(copy);
      say('installing the locked dependencies');
      // Not `npm ci`, because the lock file does not list packages for other systems (decision 0002).
      await runProcess('npm', ['install', '--no-audit', '--no-fund'], {...options, cwd: copy});
      // Programs for the tests of the server and of agent files, which are not dependencies of the packages.
      for (const script of ['server-peers', 'agent-checks'])
        await runProcess('npm', ['run', script], {...options, cwd: copy});
      for (const version of versions) {
        const folder = join(scratch, `node-${version}`);
        mkdirSync(folder, {recursive: true});
        await runProcess(
          'npm',
          ['install', '--prefix', folder, '--no-audit', '--no-fund', `node@${version}`],
          {
            ...options,
            cwd: folder,
          },
        );
        const bin = join(folder, 'node_modules/node/bin');
        const environment = {PATH: `${bin}${delimiter}${process.env.PATH}`};
        const {output} = await runProcess('node', ['--version'], {...options, cwd: copy, environment});
        say(`Node ${output.trim()}`);
        const tarballs = join(folder, 'tarballs');
        const inCopy = {...options, cwd: copy, environment};
        const progress = (line: string) => say(`  ${line}`);
        const results = await runSteps(
          ['npm run build', `node tools/src/pack/packAll.mjs ${tarballs}`, unit],
          inCopy,
          progress,
        );
        const cwd = createConsumer(join(folder, 'consumer'), tarballs);
        results.push(...(await runSteps([INSTALL], {...inCopy, cwd}, progress)));
        if (results.some(({isPassed}) => !isPassed)) failed.push(version);
      }
      const passed = versions.filter((version) => !failed.includes(version));
      say(`passed: ${passed.join(', ') || 'none'}; failed: ${failed.join(', ') || 'none'}`);
      if (failed.length > 0) process.exitCode = 1;
    }, values.scratch);
  },
);
