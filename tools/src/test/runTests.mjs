// Runs every gate in order, shows what each prints, and ends with the line "N passed, N failed".
// Plain JavaScript, because it also runs the compiler.
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

const scratch = mkdtempSync(join(tmpdir(), 'help-center-test-'));
const unitReport = join(scratch, 'unit.json');
const samplesReport = join(scratch, 'samples.json');
const browserReport = join(scratch, 'browser.json');
const tarballs = join(scratch, 'tarballs');

const countVitest = ({numPassedTests, numFailedTests, numFailedTestSuites}) => ({
  passed: numPassedTests,
  failed: Math.max(numFailedTests, numFailedTestSuites > 0 && numFailedTests === 0 ? 1 : 0),
});

const namesOfFlaky = ({file, suites = [], specs = []}) => [
  ...suites.flatMap(namesOfFlaky),
  ...specs
    .filter(({tests}) => tests.some(({status}) => status === 'flaky'))
    .map(({title}) => `${file}: ${title}`),
];

/** A gate's `report` names the JSON file from which its tests are counted; without one the gate is one test. */
const GATES = [
  {name: 'format', command: 'npm run fmt:check'},
  {name: 'types', command: 'npm run types'},
  {name: 'lint', command: 'npm run lint'},
  {name: 'build', command: 'npm run build'},
  // The second build of the same sources, compared with the first.
  {name: 'repeat-build', command: 'npm run repeat-build -- --last'},
  {name: 'sbom', command: 'npm run sbom'},
  {name: 'addresses', command: 'npm run urls'},
  {
    name: 'packages',
    command: `node tools/src/pack/packAll.mjs ${tarballs} >${join(scratch, 'pack.txt')} && npm run -s check-packages -- ${tarballs}`,
  },
  {
    name: 'unit',
    command: `npx vitest run --reporter=default --reporter=json --outputFile.json=${unitReport}`,
    report: unitReport,
    count: countVitest,
  },
  {
    name: 'samples',
    command: `npm run samples -- --reporter=default --reporter=json --outputFile.json=${samplesReport}`,
    report: samplesReport,
    count: countVitest,
  },
  {
    name: 'browser',
    command: 'npm run browser -- --reporter=line,json',
    env: {PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport},
    report: browserReport,
    count: ({stats, suites}) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      flaky: suites.flatMap(namesOfFlaky),
    }),
  },
];

function runGate({command, env}) {
  const stdio = ['ignore', 'inherit', 'inherit'];
  return spawnSync(command, {shell: true, stdio, env: {...process.env, CI: 'true', ...env}}).status ?? 1;
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

const only = process.argv.slice(2);
const unknown = only.filter((name) => !GATES.some((gate) => gate.name === name));
if (unknown.length > 0) {
  console.error(`[test] unknown gate "${unknown[0]}". Gates are: ${GATES.map(({name}) => name).join(', ')}.`);
  process.exit(2);
}

const total = {passed: 0, failed: 0};
const rows = [];
const flaky = [];
for (const gate of GATES) {
  if (only.length > 0 && !only.includes(gate.name)) continue;
  console.log(`\n=== ${gate.name}: ${gate.command}`);
  const started = Date.now();
  const counted = countTests(gate, runGate(gate));
  total.passed += counted.passed;
  total.failed += counted.failed;
  flaky.push(...(counted.flaky ?? []));
  rows.push(
    `${gate.name.padEnd(12)} ${String(counted.passed).padStart(5)} passed ${String(counted.failed).padStart(4)} failed ${((Date.now() - started) / 1000).toFixed(0).padStart(5)} s`,
  );
}
if (flaky.length > 0) console.log(`\nPassed only at the second try:\n  ${flaky.join('\n  ')}`);
rmSync(scratch, {recursive: true, force: true});
console.log(`\n${rows.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
