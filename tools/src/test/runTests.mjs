// Runs the gates, three at a time where they do not disturb each other, and ends with the line "N passed, N failed".
// Plain JavaScript, because it also runs the compiler.
import {spawn, spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

const HELP = `Usage: npm test [-- [--release] [gate …]]

Without names all gates run, "deploy" and "samples" only when what they test has changed. --release runs them always, and
adds what is too slow for every commit: each page in each browser and theme, a second build compared with the first, each control twenty
times, the bills of materials, the commands that only a release needs, and the messages of Docusaurus itself.`;

const scratch = mkdtempSync(join(tmpdir(), 'help-center-test-'));
const TARBALLS = '.cache/tarballs';
const ON_SERVER_NODE = 'node tools/src/server/runOnServerNode.mjs node_modules/vitest/vitest.mjs run';

const countVitest = ({numPassedTests, numFailedTests, numFailedTestSuites}) => ({
  passed: numPassedTests,
  failed: Math.max(numFailedTests, numFailedTestSuites > 0 && numFailedTests === 0 ? 1 : 0),
});

/** A gate of unit tests. */
function vitest(name, needs, command) {
  const report = join(scratch, `${name}.json`);
  const reporters = `--reporter=default --reporter=json --outputFile.json=${report}`;
  return {name, needs, command: `${command} ${reporters}`, report, count: countVitest};
}

/** What the gate "deploy" tests. */
const DEPLOYED =
  /^(?:deploy\/|packages\/server\/|packages\/html-first\/src\/finish\/writeHeaders|tools\/(?:src|test)\/deploy)/;

/** Pages hold the samples' code, so a changed page can break one. */
const SAMPLED = /^(?:website\/(?:docs|samples)\/|package-lock\.json$|tools\/src\/debian\/)/;

const browserReport = join(scratch, 'browser.json');

/**
 * `needs` names gates that must have passed. A gate that is `alone` starts when all others have ended. A gate with `changed`
 * runs when such a file has changed; one for `linux` needs its servers. `report` is the JSON file from which tests are
 * counted; without one the gate is one test.
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
    count: ({stats}) => ({passed: stats.expected, failed: stats.unexpected}),
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
const LANES = 3;

/** Files changed in the working tree and since this branch left main; on main, since the commit before. */
function listChanged() {
  const git = (...args) => spawnSync('git', args, {encoding: 'utf8'}).stdout?.trim() ?? '';
  const left = git('merge-base', 'HEAD', 'origin/main') || git('merge-base', 'HEAD', 'main');
  const since = left === git('rev-parse', 'HEAD') ? 'HEAD~1' : left;
  const {status, stdout} = spawnSync('git', ['diff', '--name-only', since], {encoding: 'utf8'});
  return status === 0 ? stdout.split('\n') : undefined;
}

/** Whether a gate has something to test; without a history to tell from, it has. */
function isTouched({changed}) {
  const files = changed && listChanged();
  return files === undefined || files.some((file) => changed.test(file));
}

function chooseGates(names, isRelease) {
  const unknown = names.find((name) => !GATES.some((gate) => gate.name === name));
  if (unknown !== undefined) {
    console.error(`[test] unknown gate "${unknown}". Gates are: ${GATES.map(({name}) => name).join(', ')}.`);
    process.exit(2);
  }
  if (names.length > 0) return GATES.filter(({name}) => names.includes(name));
  const possible = GATES.filter(({linux = false}) => !linux || process.platform === 'linux');
  return isRelease ? possible : possible.filter((gate) => !gate.release && isTouched(gate));
}

/** Runs a gate; shows what it prints at once if nothing runs beside it, otherwise when it has ended. */
function runGate({name, command, env, alone = false}, isRelease) {
  console.log(`\n=== ${name}: ${command}`);
  return new Promise((resolve) => {
    const child = spawn(command, {
      shell: true,
      stdio: ['ignore', alone ? 'inherit' : 'pipe', alone ? 'inherit' : 'pipe'],
      env: {...process.env, CI: 'true', ...(isRelease ? {HELP_CENTER_SUITE: 'release'} : {}), ...env},
    });
    const printed = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => printed.push(chunk));
    child.on('close', (status) => {
      if (!alone) console.log(`\n=== ${name} has ended\n${Buffer.concat(printed).toString()}`);
      resolve(status ?? 1);
    });
  });
}

function countTests(gate, status) {
  if (!gate.report) return status === 0 ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
  try {
    const counted = gate.count(JSON.parse(readFileSync(gate.report, 'utf8')));
    return status !== 0 && counted.failed === 0 ? {...counted, failed: 1} : counted;
  } catch (error) {
    console.error(`[test] ${gate.name} left no report: ${error.message}`);
    return {passed: 0, failed: 1};
  }
}

/** Runs gates as soon as what they need has passed; a gate whose need failed fails with it. */
async function runGates(gates, isRelease) {
  const waiting = [...gates];
  const running = new Map();
  const results = new Map();
  const isChosen = (name) => gates.some((gate) => gate.name === name);
  const needsOf = ({needs = []}) => needs.filter(isChosen);
  const isReady = (gate) =>
    needsOf(gate).every((name) => results.has(name)) && (!gate.alone || running.size === 0);
  const finish = async (gate) => {
    const started = Date.now();
    const status = await runGate(gate, isRelease);
    running.delete(gate);
    results.set(gate.name, {...countTests(gate, status), seconds: (Date.now() - started) / 1000});
  };
  const startNext = () => {
    if ([...running.keys()].some(({alone}) => alone)) return false;
    // A gate that is alone waits until nothing is left to run beside others.
    const next = waiting.find((gate) => !gate.alone && isReady(gate)) ?? waiting.find(isReady);
    if (next === undefined || running.size >= LANES) return false;
    waiting.splice(waiting.indexOf(next), 1);
    const failed = needsOf(next).find((name) => results.get(name).failed > 0);
    if (failed !== undefined) {
      console.log(`\n=== ${next.name}: does not run, because ${failed} failed`);
      results.set(next.name, {passed: 0, failed: 1, seconds: 0});
      return true;
    }
    running.set(next, finish(next));
    return true;
  };
  while (results.size < gates.length) {
    while (startNext());
    if (running.size > 0) await Promise.race(running.values());
  }
  return results;
}

const parts = process.argv.slice(2);
if (parts.includes('--help')) {
  console.log(`${HELP}\n\nGates: ${GATES.map(({name}) => name).join(', ')}`);
  process.exit(0);
}
const isRelease = parts.includes('--release');
const gates = chooseGates(
  parts.filter((part) => part !== '--release'),
  isRelease,
);
// The set-ups of Vitest and Playwright skip what these gates do.
if (gates.some(({name}) => name === 'compile')) process.env.SCRIPTS_BUNDLED = '1';
if (gates.some(({name}) => name === 'test-sites')) process.env.TEST_SITES_BUILT = '1';
const started = Date.now();
const results = await runGates(gates, isRelease);
rmSync(scratch, {recursive: true, force: true});
const total = {passed: 0, failed: 0};
console.log();
for (const {name} of gates) {
  const {passed, failed, seconds} = results.get(name);
  total.passed += passed;
  total.failed += failed;
  console.log(
    `${name.padEnd(12)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(0).padStart(5)} s`,
  );
}
console.log(`\n${((Date.now() - started) / 60_000).toFixed(1)} minutes`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
