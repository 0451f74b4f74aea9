import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';
import {DEFAULT_CONFIG} from '@help-center/server';
import {CONFIG_SCHEMA, readConfig} from '../src/config/readConfig.ts';
import {readServeConfig} from '../src/runServe.ts';
import {createFolder} from './support/createTestServer.ts';

const INDICES = {docs: {folder: 'index'}};
const read = (value: unknown) => readConfig(value, 'search.json', '/srv/help');

test('fills in defaults and resolves paths from the folder of the file', () => {
  expect(read({indices: {...INDICES, blog: {records: 'blog.jsonl', synonyms: 'words.yml'}}})).toMatchObject({
    host: '127.0.0.1',
    port: 8108,
    keys: [],
    rateLimit: {perSecond: 20, burst: 60},
    insights: null,
    indices: {
      docs: {folder: '/srv/help/index'},
      blog: {records: '/srv/help/blog.jsonl', synonyms: '/srv/help/words.yml'},
    },
  });
});

test('switches off the rate limit', () => {
  expect(read({indices: INDICES, rateLimit: false}).rateLimit).toBeNull();
});

test('keeps a database address and resolves a database file', () => {
  const of = (database: string) => read({indices: INDICES, insights: {database}}).insights?.database;
  expect(of('postgres://localhost/insights')).toBe('postgres://localhost/insights');
  expect(of('insights.sqlite')).toBe('/srv/help/insights.sqlite');
});

test.for([
  [{}, 'search.json: "indices" must be an object that names at least one index.'],
  [{indices: {}}, '"indices" must be an object that names at least one index, received {}.'],
  [{indices: INDICES, maxPrice: -1}, '"maxPrice" must be an integer from 100 to 1000000, received -1.'],
  [
    {indices: INDICES, allowedOrigins: ['a', 1]},
    '"allowedOrigins[1]" must be a non-empty string, received 1.',
  ],
  [{indices: INDICES, prot: 1}, 'search.json: "prot" is not known; the fields are host, port, '],
  [{indices: INDICES, port: '80'}, '"port" must be an integer from 0 to 65535, received "80".'],
  [
    {indices: INDICES, rateLimit: {perSecond: 0}},
    '"rateLimit.perSecond" must be a number from 0.01 to 1000000, received 0.',
  ],
  [
    {indices: {docs: {}}},
    '"indices.docs" must be an object with either "folder", or "records" and optionally "synonyms", received {}.',
  ],
  [
    {indices: {docs: {folder: 'a', synonyms: 'b'}}},
    '"indices.docs" must be an object with either "folder", or "records"',
  ],
  [{indices: INDICES, insights: {}}, '"insights.database" must be a file or a postgres:// address'],
  [
    {indices: INDICES, keys: [{key: 'a'.repeat(16), permissions: ['write']}]},
    '"keys[0].permissions[0]" must be one of search, events, insights, metrics, received "write".',
  ],
  [[], 'search.json: the configuration must be an object, received [].'],
] as const)('names the invalid field: %j', ([config, message]) => {
  expect(() => read(config)).toThrow(message);
});

test('lists exactly the known fields in the schema and treats null as missing', () => {
  expect(Object.keys(CONFIG_SCHEMA.properties).sort()).toEqual(
    [...Object.keys(DEFAULT_CONFIG), 'indices'].sort(),
  );
  const nothing = Object.fromEntries(Object.keys(DEFAULT_CONFIG).map((name) => [name, null]));
  expect(read({...nothing, indices: INDICES})).toEqual({...read({indices: INDICES}), rateLimit: null});
});

test.each([
  [[{key: 'hunter2'}], 'at least 16 characters'],
  [['hunter2'], 'must be an object'],
  ['hunter2', 'must be a list'],
])('does not print a key: %j', (keys, message) => {
  expect(() => read({indices: INDICES, keys})).toThrow(new RegExp(`^(?!.*hunter2).*${message}`, 'u'));
});

test('rejects the sample keys of deploy/search.json without printing them', async () => {
  const shipped = fileURLToPath(new URL('../../../deploy/search.json', import.meta.url));
  await expect(readServeConfig({config: shipped})).rejects.toThrow(
    /^(?!.*readers).*"keys\[0\]\.key" must be a secret .* that does not begin with "replace-this"; make one with/u,
  );
  const file = join(await createFolder(), 'search.json');
  await writeFile(file, (await readFile(shipped, 'utf8')).replaceAll('replace-this', 'somebody-chose'));
  expect((await readServeConfig({config: file})).keys).toHaveLength(3);
});

test('reads a file with a byte order mark', async () => {
  const file = join(await createFolder(), 'search.json');
  await writeFile(file, `\uFEFF${JSON.stringify({indices: INDICES, port: 9})}`);
  expect((await readServeConfig({config: file})).port).toBe(9);
});

test('names a file that is not JSON', async () => {
  const file = join(await createFolder(), 'search.json');
  await writeFile(file, '{');
  await expect(readServeConfig({config: file})).rejects.toThrow(
    `the configuration "${file}" is not valid JSON`,
  );
});
