import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {runCli} from '../src/runCli.ts';
import {FIXTURE_SITE} from './fixturePage.ts';

async function run(...args: string[]) {
  const printed = {out: '', error: ''};
  const code = await runCli(args, {
    stdout: {write: (text) => (printed.out += text)},
    stderr: {write: (text) => (printed.error += text)},
  });
  return {code, ...printed};
}

describe('extract-records', () => {
  test('prints records as JSON Lines and what was left out beside them', async () => {
    const {code, out, error} = await run(FIXTURE_SITE);
    const records = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as {objectID: string});
    expect(code).toBe(0);
    expect(records.every(({objectID}) => objectID !== '')).toBe(true);
    expect(error).toContain(`${records.length} records of 9 pages\n`);
    expect(error).toContain('left out, unlisted: docs/ANSVIS/Guides/Secret/index.html\n');
  });

  test('writes to a file in a folder that it makes', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'extract-'));
    const file = path.join(folder, 'deep', 'records.jsonl');
    const {code, out} = await run(
      FIXTURE_SITE,
      '--out',
      file,
      '--quiet',
      '--url',
      'https://docs.example.org',
    );
    const text = await readFile(file, 'utf8');
    await rm(folder, {recursive: true});
    expect([code, out]).toEqual([0, '']);
    expect(text).toMatch(/^\{.*"url":"https:\/\/docs\.example\.org\//);
    expect(text.endsWith('}\n')).toBe(true);
  });

  test('labels products', async () => {
    const {out} = await run(FIXTURE_SITE, '--product', 'ANSTS=Training Studio', '--quiet');
    expect(out).toContain('"product":"Training Studio"');
    expect(out).not.toContain('"product":"ANSVIS"');
  });

  test('explains itself', async () => {
    const {code, out} = await run('--help');
    expect(code).toBe(0);
    expect(out).toContain('Usage: extract-records <build folder>');
  });

  test.each([
    [[], 'name one build folder, received none. Try --help.'],
    [['a', 'b'], 'name one build folder, received "a" and "b". Try --help.'],
    [['a', '--product', 'x'], '--product "x" is not of the form folder=label'],
    [['a', '--wrong'], "Unknown option '--wrong'. Try --help."],
    [['no-such-folder'], 'the build folder "no-such-folder" does not exist'],
  ])('ends with an error for %j', async (args, message) => {
    const {code, error} = await run(...args);
    expect(code).toBe(1);
    expect(error).toContain(message);
  });
});
