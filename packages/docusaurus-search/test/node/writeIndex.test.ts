import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, test} from 'vitest';
import {writeIndex} from '../../src/node/buildIndexFiles.ts';
import {emptyFolder} from './siteFolder.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

test('writes exactly the files of the index', async () => {
  const folder = path.join(await emptyFolder(), 'deep/index');
  await mkdir(path.join(folder, 'old'), {recursive: true});
  await writeFile(path.join(folder, 'site-old.json'), 'old');
  await writeIndex(
    folder,
    new Map([
      ['site-new.json', bytes('new')],
      ['manifest.json', bytes('{}')],
    ]),
  );
  expect((await readdir(folder)).sort()).toEqual(['manifest.json', 'site-new.json']);
  expect(await readFile(path.join(folder, 'site-new.json'), 'utf8')).toBe('new');
});
