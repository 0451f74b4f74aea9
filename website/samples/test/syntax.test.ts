import {readdirSync, readFileSync} from 'node:fs';
import {extname, join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {PYTHON, runProgram, SAMPLES} from './support/startProgram.ts';
import {allBlocks} from './support/pageBlocks.ts';
import {findTraps} from './support/powershell/findTraps.mjs';
import {parsePowerShell} from './support/powershell/parsePowerShell.mjs';
import {temporaryFolder} from './support/temporaryFolder.ts';

async function checkPowerShell(source: string): Promise<string> {
  await parsePowerShell(source);
  return findTraps(source).join('\n');
}

const CHECKS: Readonly<Record<string, (file: string) => Promise<string>>> = {
  '.py': (file) =>
    runProgram(PYTHON, ['-m', 'py_compile', file], {
      env: {PYTHONPYCACHEPREFIX: temporaryFolder()},
    }),
  '.mjs': (file) => runProgram(process.execPath, ['--check', file]),
  '.ps1': (file) => checkPowerShell(readFileSync(file, 'utf8')),
  '.sh': (file) => runProgram('sh', ['-n', file]),
};

// Pulsar's programs are only compiled: neither Debian nor npm has a Pulsar broker.
describe('every program compiles', () => {
  const files = readdirSync(SAMPLES, {recursive: true, encoding: 'utf8'})
    .filter(
      (file) => !/^(?:node_modules|test)\//.test(file) && extname(file) in CHECKS,
    )
    .toSorted();
  it.each(files)('%s', async (file) => {
    await expect(CHECKS[extname(file)]?.(join(SAMPLES, file))).resolves.toBe('');
  });
});

describe('every block of PowerShell on a page reads well, and holds nothing that goes wrong on Windows', () => {
  const blocks = allBlocks().filter(({language}) => language === 'powershell');
  it.each(blocks)('$page: $text', async ({text}) => {
    await expect(checkPowerShell(text)).resolves.toBe('');
  });
});

describe('the check of PowerShell', () => {
  it.each([
    'if ($a { 1 }',
    'python3 receiver.py',
    'curl https://example.com',
    'node a.mjs && node b.mjs',
    'curl.exe --data-binary @event.json $url',
    'mosquitto_sub -t a > messages.log',
    'mosquitto_pub.exe -t a -m \'{"EventName": 1}\'',
    'Invoke-WebRequest $url',
    '$event = 1',
    'Invoke-RestMethod $url -SkipCertificateCheck',
  ])('finds what is wrong with %s', async (source) => {
    await expect(checkPowerShell(source).catch(String)).resolves.not.toBe('');
  });
});
