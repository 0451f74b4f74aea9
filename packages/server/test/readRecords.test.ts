import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {createRecord} from '@help-center/testkit';
import {expect, test} from 'vitest';
import {readRecords} from '../src/indices/readRecords.ts';
import {createFolder} from './support/createTestServer.ts';

async function read(...records: unknown[]) {
  const file = join(await createFolder(), 'records.jsonl');
  await writeFile(file, records.map((record) => JSON.stringify(record)).join('\n\n'));
  return readRecords(file);
}

test('reads records, also with links and steps', async () => {
  const links = [{text: 'Cameras', url: 'https://help.example.com/docs/cameras/'}];
  const records = [
    createRecord({links}),
    createRecord({objectID: 'two', content: 'Press the button.', block: 'step', step: 2}),
  ];
  expect(await read(...records)).toEqual(records);
});

test.for([
  ['objectID', '', 'objectID must not have fewer than 1 characters, received "".'],
  ['url', '/docs/', 'url must match pattern'],
  ['url_without_anchor', 'x', 'url_without_anchor must match pattern'],
  ['type', 'lvl7', 'type must be one of lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6, content, received "lvl7".'],
  ['content', 7, 'content must be string or null, received 7.'],
  ['anchor', undefined, 'anchor is missing.'],
  ['language', null, 'language must be string, received null.'],
  ['block', 'table', 'block must be one of null, text, code, item, step, row, received "table".'],
  ['block', 'step', 'a step must have its number in "step", and other blocks none.'],
  ['step', 3, 'a step must have its number in "step", and other blocks none.'],
  ['hierarchy', null, 'hierarchy must be object, received null.'],
  ['hierarchy', {lvl0: 'a'}, 'hierarchy.lvl1 is missing.'],
  ['keywords', 'a', 'keywords must be array, received "a".'],
  ['links', [{text: 'a', url: 'b'}], 'links.0.url must match pattern'],
  ['weight', {pageRank: 0, level: 0}, 'weight.position is missing.'],
] as const)('names the line, the field %s and its value %j', async ([field, value, message]) => {
  const record = {...createRecord({objectID: 'two'}), [field]: value};
  await expect(read(createRecord(), record)).rejects.toThrow(`records.jsonl line 3: ${message}`);
});

test('rejects other values than objects, and an id that another record has', async () => {
  await expect(read('text')).rejects.toThrow('line 1: the record must be object, received "text".');
  await expect(read(createRecord(), createRecord())).rejects.toThrow(/line 3 repeats the objectID/u);
});
