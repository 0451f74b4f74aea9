import {readdirSync} from 'node:fs';
import {extname, join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {PYTHON, runProgram, SAMPLES} from './support/startProgram.ts';
import {temporaryFolder} from './support/temporaryFolder.ts';

const CHECKS: Readonly<Record<string, (file: string) => Promise<string>>> = {
  '.py': (file) =>
    runProgram(PYTHON, ['-m', 'py_compile', file], {
      env: {PYTHONPYCACHEPREFIX: temporaryFolder()},
    }),
  '.mjs': (file) => runProgram(process.execPath, ['--check', file]),
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
