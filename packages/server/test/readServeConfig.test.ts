import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {readServeConfig} from '../src/runServe.ts';
import {createFolder} from './support/createTestServer.ts';

const index = ['docs=index'];

async function writeConfig(fields: object): Promise<string> {
  const file = join(await createFolder(), 'search.json');
  await writeFile(file, JSON.stringify({indices: {docs: {folder: 'index'}}, ...fields}));
  return file;
}

test.each(['', ' ', 'abc', '-1', '1.5', '0x50', '65536'])('rejects "%s" as a port', async (port) => {
  await expect(readServeConfig({index, port})).rejects.toThrow(
    `--port must be an integer from 0 to 65535, received "${port}".`,
  );
});

test('accepts every valid port, also with a config file', async () => {
  expect((await readServeConfig({index, port: '0'})).port).toBe(0);
  expect((await readServeConfig({index, port: '65535'})).port).toBe(65_535);
  const config = await writeConfig({port: 1, host: '::1'});
  expect(await readServeConfig({config, port: '2'})).toMatchObject({port: 2, host: '::1'});
});

test('keeps retention and size limits when a database is named next to a config file', async () => {
  const insights = {database: 'old.sqlite', retentionDays: 30, maxMegabytes: 10};
  const config = await writeConfig({insights});
  expect((await readServeConfig({config, insights: '/new.sqlite'})).insights).toEqual({
    ...insights,
    database: '/new.sqlite',
  });
  expect((await readServeConfig({config})).insights).toMatchObject({retentionDays: 30});
});

test('uses default limits for a database named next to a config file without any', async () => {
  const config = await writeConfig({insights: false});
  expect((await readServeConfig({config, insights: 'postgres://localhost/a'})).insights).toEqual({
    database: 'postgres://localhost/a',
    retentionDays: 180,
    maxMegabytes: 1024,
  });
});
