// Runs the gates, three at a time where they do not disturb each other, and ends with the line "N passed, N failed".
// Plain JavaScript, because it also runs the compiler.
import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, relative} from 'node:path';
import {parseArgs} from 'node:util';
import pLimit from 'p-limit';

const HELP = `Usage: npm test [-- [--release] [gate …]]

Without names all gates run, "deploy" and "samples" only when what they test has changed. --release runs them always, and
adds what is too slow for every commit: each page in each browser and theme, a second build compared with the first, each control twenty
times, the bills of materials, the commands that only a release needs, and the messages of Docusaurus itself.`;

const scratch = mkdtempSync(join(tmpdir(), 'help-center-test-'));
const TARBALLS = '.cache/tarballs';
const ON_SERVER_NODE = 'node tools/src/server/runOnServerNode.mjs node_modules/vitest/vitest.mjs run';

/** A gate of unit tests. */
function vitest(name, needs, command) {
  const report = join(scratch, `${name}.json`);
  return {
    name,
    needs,
    command: `${command} --reporter=default --reporter=json --outputFile.json=${report}`,
    report,
    count: ({numPassedTests, testResults}) => ({
      passed: numPassedTests,
      failures: testResults.flatMap(({name: file, assertionResults}) =>
        assertionResults
          .filter(({status}) => status === 'failed')
          .map(
            ({fullName, failureMessages}) =>
              `${relative('', file)}: ${fullName}\n${failureMessages.join('\n')}`,
          ),
      ),
    }),
  };
}

function listFailedSpecs({suites, specs = []}) {
  const failed = specs.filter(({ok}) => !ok).map(({file, line, title}) => `${file}:${line}: ${title}`);
  return [...failed, ...(suites?.flatMap(listFailedSpecs) ?? [])];
}

/** What the gate "deploy" tests. */
const DEPLOYED =
  /^(?:deploy\/|packages\/server\/|packages\/html-first\/src\/finish\/writeHeaders|tools\/(?:src|test)\/deploy)/m;

/** Pages hold the samples' code, so a changed page can break one. */
const SAMPLED = /^(?:website\/(?:docs|samples)\/|package-lock\.json$|tools\/src\/debian\/)/m;

const browserReport = join(scratch, 'browser.json');

/**
 * `needs` names gates above that must have passed. A gate that is `alone` starts when all gates above have ended. A gate with
 * `changed` runs when such a file has changed; one for `linux` needs its servers. `report` is the JSON file that
 * counts the tests and names those that failed; without one the gate is one test.
 */
const GATES = [
  {name: 'compile', command: 'npm run packages'},
  {name: 'build', needs: ['compile'], command: 'npm run build -w website'},
  {...vitest('samples', ['compile'], 'npm run samples --'), changed: SAMPLED, linux: true},
  {name: 'format', command: 'npm run fmt:check'},
  {name: 'commits', command: 'node tools/src/test/checkCommits.mjs'},
  {name: 'types', needs: ['compile'], command: 'npm run types'},
  {name: 'lint', needs: ['compile'], command: 'npm run lint'},
  {name: 'sbom', command: 'npm run sbom', release: true},
  {
    name: 'packages',
    needs: ['compile'],
    command: `node tools/src/pack/packAll.mjs ${TARBALLS} && npm run -s check-packages -- ${TARBALLS}`,
  },
  {name: 'test-sites', needs: ['packages'], command: `node e2e/src/buildTestSites.mjs ${TARBALLS}`},
  vitest('unit', ['compile'], 'npm run unit --'),
  vitest('server', ['compile'], `${ON_SERVER_NODE} --project server`),
  {name: 'addresses', needs: ['build'], command: 'npm run urls'},
  vitest('built', ['build'], 'npx vitest run --project built'),
  {...vitest('deploy', ['build'], `${ON_SERVER_NODE} --project deploy`), changed: DEPLOYED, linux: true},
  {
    name: 'browser',
    needs: ['build', 'test-sites'],
    alone: true,
    command: 'npm run browser -- --reporter=line,json',
    env: {PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport},
    report: browserReport,
    count: (results) => ({passed: results.stats.expected, failures: listFailedSpecs(results)}),
  },
  {
    name: 'repeat-build',
    needs: ['build'],
    alone: true,
    release: true,
    command: 'npm run repeat-build -- --last',
  },
];
/** One more than the cores of our test machine, because gates often wait for a process to start. */
const enterLane = pLimit(3);

/** Files changed in the working tree and since this branch left main; on main, since the commit before. */
function listChanged() {
  const git = (...args) => spawnSync('git', args, {encoding: 'utf8'});
  const left = ['origin/main', 'main'].map((main) => git('merge-base', 'HEAD', main).stdout).find(Boolean);
  const since = left === git('rev-parse', 'HEAD').stdout ? 'HEAD~1' : left;
  const {status, stdout} = git('diff', '--name-only', since?.trim());
  return status === 0 ? stdout : undefined;
}

function chooseGates(names, isRelease) {
  const unknown = names.find((name) => !GATES.some((gate) => gate.name === name));
  if (unknown !== undefined) {
    console.error(`[test] unknown gate "${unknown}". Gates are: ${GATES.map(({name}) => name).join(', ')}.`);
    process.exit(2);
  }
  if (names.length > 0) return GATES.filter(({name}) => names.includes(name));
  const possible = GATES.filter(({linux = false}) => !linux || process.platform === 'linux');
  if (isRelease) return possible;
  const files = listChanged();
  // Without a history to tell from, everything has changed.
  const isTouched = ({changed}) => files === undefined || (changed?.test(files) ?? true);
  return possible.filter((gate) => !gate.release && isTouched(gate));
}

/** Runs a gate; shows what it prints at once if nothing runs beside it, otherwise when it has ended. */
async function runGate({name, command, env, alone = false, report, count}) {
  console.log(`\n=== ${name}: ${command}`);
  const started = Date.now();
  const output = alone ? 'inherit' : 'pipe';
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', output, output],
    env: {...process.env, CI: 'true', ...env},
  });
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => printed.push(chunk));
  const [status] = await once(child, 'close');
  if (!alone) console.log(`\n=== ${name} has ended\n${Buffer.concat(printed).toString()}`);
  const failed = status === 0 ? 0 : 1;
  const seconds = (Date.now() - started) / 1000;
  if (report === undefined) return {passed: 1 - failed, failed, seconds};
  const {passed, failures} = existsSync(report)
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : {passed: 0, failures: []};
  return {passed, failures, failed: Math.max(failures.length, failed), seconds};
}

/** Runs gates as soon as what they need has passed; a gate whose need failed fails with it. */
function runGates(gates) {
  const results = new Map();
  for (const gate of gates) {
    const above = [...results];
    const run = async () => {
      if (gate.alone) await Promise.all(results.values());
      for (const [name, result] of above) {
        if (!gate.needs?.includes(name) || (await result).failed === 0) continue;
        console.log(`\n=== ${gate.name}: does not run, because ${name} failed`);
        return {passed: 0, failed: 1, seconds: 0};
      }
      return enterLane(runGate, gate);
    };
    results.set(gate.name, run());
  }
  return Promise.all(results.values());
}

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {release: {type: 'boolean', default: false}, help: {type: 'boolean'}},
});
if (values.help) {
  console.log(`${HELP}\n\nGates: ${GATES.map(({name}) => name).join(', ')}`);
  process.exit(0);
}
const gates = chooseGates(positionals, values.release);
if (values.release) process.env.HELP_CENTER_SUITE = 'release';
// The set-ups of Vitest and Playwright skip what these gates do.
if (gates.some(({name}) => name === 'compile')) process.env.SCRIPTS_BUNDLED = '1';
if (gates.some(({name}) => name === 'test-sites')) process.env.TEST_SITES_BUILT = '1';
const started = Date.now();
const results = await runGates(gates);
rmSync(scratch, {recursive: true, force: true});
console.log();
for (const [at, {passed, failed, seconds}] of results.entries())
  console.log(
    `${gates[at].name.padEnd(12)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(0).padStart(5)} s`,
  );
for (const failure of results.flatMap(({failures = []}) => failures)) console.log(`\nfailed: ${failure}`);
console.log(`\n${((Date.now() - started) / 60_000).toFixed(1)} minutes`);
const sum = (name) => results.reduce((total, result) => total + result[name], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
