import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {WORLD_COPY} from '../src/folders.ts';
import {expect, worldTest as test} from '../src/test.ts';

test('write-translations extracts our texts with the shipped translations', {tag: '@release'}, () => {
  const {status, stderr} = spawnSync(
    'npx',
    ['docusaurus', 'write-translations', WORLD_COPY, '--locale', 'de'],
    {
      cwd: WORLD_COPY,
      encoding: 'utf8',
    },
  );
  expect(stderr).not.toContain('[ERROR]');
  expect(status).toBe(0);
  const texts = JSON.parse(readFileSync(join(WORLD_COPY, 'i18n/de/code.json'), 'utf8')) as Record<
    string,
    {message: string}
  >;
  expect(texts['theme.search.placeholder']?.message).toBe('Dokumentation durchsuchen');
  expect(texts['theme.offline.saveAll']?.message).toBe('Die ganze Website speichern');
  expect(texts['theme.loader.reload']?.message).toBe('Seite neu laden');
});
