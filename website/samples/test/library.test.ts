import {copyFileSync, readdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, afterAll, describe, expect, it} from 'vitest';
import {pageBlock} from './support/pageBlocks.ts';
import {readerFolder} from './support/readerFolder.ts';
import {SHELLS} from './support/shells.ts';
import {PYTHON, runProgram, SAMPLES} from './support/startProgram.ts';
import {makeFolder} from './support/temporaryFolder.ts';

const folder = makeFolder();
const run = (
  command: string,
  args: readonly string[],
  status = 0,
): Promise<string> =>
  runProgram(
    command,
    args,
    {cwd: folder.path, env: {LD_LIBRARY_PATH: folder.path}},
    status,
  );

beforeAll(async () => {
  for (const name of ['library', 'plug-in']) {
    for (const file of readdirSync(join(SAMPLES, name)))
      copyFileSync(join(SAMPLES, name, file), join(folder.path, file));
  }
  const out = ['-shared', '-fPIC', '-o', 'libexample_model.so'];
  await run('gcc', [
    '-Wall',
    '-Wextra',
    '-Werror',
    ...out,
    'example_model.c',
    '-lm',
  ]);
});
afterAll(folder.remove);

describe('a library with a C interface answers the same', () => {
  it('from Python', async () => {
    expect(await run(PYTHON, ['call_model.py'])).toBe('bolt 0.978\n');
  });

  it('from C++', async () => {
    const link = ['-L.', '-lexample_model'];
    await run('g++', [
      '-std=c++17',
      '-Wall',
      '-Wextra',
      '-Werror',
      '-o',
      'call_model',
      'call_model.cpp',
      ...link,
    ]);
    expect(await run('./call_model', [])).toBe('bolt 0.978\n');
  });

  it('from C#', async () => {
    await run('mcs', ['-warnaserror', '-out:CallModel.exe', 'CallModel.cs']);
    expect(await run('mono', ['CallModel.exe'])).toBe('bolt 0.978\n');
  });

  it('and each caller says that the model cannot be read', async () => {
    writeFileSync(join(folder.path, 'model.txt'), '2 3\n0.1\n');
    const callers = [
      [PYTHON, ['call_model.py']],
      ['./call_model', []],
      ['mono', ['CallModel.exe']],
    ] as const;
    for (const [command, args] of callers)
      expect(await run(command, args, 1)).toBe('the model cannot be read\n');
  });
});

it('the commands of the page build the library and run all three callers', async () => {
  const fresh = readerFolder(
    'library/example_model.h',
    'library/example_model.c',
    'library/call_model.cpp',
    'library/CallModel.cs',
    'library/call_model.py',
    'library/model.txt',
  );
  const linux = SHELLS.find(({language}) => language === 'bash') ?? SHELLS[0];
  const build = pageBlock('ANSDL/Call-a-Model', linux, 'gcc -shared');
  const call = pageBlock('ANSDL/Call-a-Model', linux, 'mcs CallModel.cs');
  const printed = await runProgram('sh', ['-ec', `${build}\n${call}`], {
    cwd: fresh,
  });
  expect(printed).toBe('bolt 0.978\n'.repeat(3));
});

it('the plug-in compiles against the published names and OpenCV, and finds both spots 1,000 times', async () => {
  await run('g++', [
    '-std=c++17',
    '-Wall',
    '-Wextra',
    '-Werror',
    '-DWITH_STAND_IN',
    '-o',
    'try_plug_in',
    'ans_custom_code.cpp',
    'try_plug_in.cpp',
    '-isystem/usr/include/opencv4',
    '-lopencv_core',
    '-lopencv_imgproc',
  ]);
  expect(await run('./try_plug_in', [])).toBe(
    'labels: spot\nspot 1.00 at 10, 10, 20 x 10, camera gate\nspot 1.00 at 45, 40, 20 x 10, camera gate\n2000 objects in 1000 runs\n',
  );
});
