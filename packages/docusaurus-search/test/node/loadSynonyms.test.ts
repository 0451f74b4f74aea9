import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {loadSynonyms} from '../../src/node/loadSynonyms.ts';
import {emptyFolder} from './siteFolder.ts';

async function load(text: string) {
  const folder = await emptyFolder();
  await writeFile(path.join(folder, 'words.yml'), text);
  return loadSynonyms(folder, 'words.yml');
}

describe('loadSynonyms', () => {
  test('reads groups and abbreviations', async () => {
    expect(
      await load(
        'synonyms:\n  - [licence, license]\nabbreviations:\n  alpr: [number plate, licence plate]\n',
      ),
    ).toEqual({
      synonyms: [['licence', 'license']],
      abbreviations: {alpr: ['number plate', 'licence plate']},
    });
  });

  test('reads an empty file as no synonyms', async () => {
    expect(await load('# none yet\n')).toEqual({synonyms: [], abbreviations: {}});
  });

  test('names a file that is missing', async () => {
    await expect(loadSynonyms('.', 'no-such-words.yml')).rejects.toThrowErrorMatchingInlineSnapshot(
      `[ThemeError: [docusaurus-search] the synonyms file "no-such-words.yml" cannot be read; check the option synonymsFile.]`,
    );
  });

  test.each([
    ['synonyms: [[alone]]', '"synonyms[0]" must contain at least 2 items, found ["alone"]'],
    ['synonyms: {a: b}', '"synonyms" must be an array, found {"a":"b"}'],
    ['synonyms: [[a, 1]]', '"synonyms[0][1]" must be a string, found 1'],
    ['abbreviations: {alpr: number plate}', '"abbreviations.alpr" must be an array, found "number plate"'],
    ['synonym: []', '"synonym" is not allowed'],
    ['- [a, b]', 'must be of type object, found [["a","b"]]'],
    ['synonyms: [', 'is not valid YAML'],
  ])('refuses %s', async (text, message) => {
    await expect(load(text)).rejects.toThrow(message);
  });
});
