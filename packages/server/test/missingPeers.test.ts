import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {createRecord} from '@help-center/testkit';
import {afterEach, expect, test, vi} from 'vitest';
import {createFolder} from './support/createTestServer.ts';

afterEach(() => {
  vi.doUnmock('node:module');
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Makes it look as if an optional package was not installed. */
function uninstall(missing: string): void {
  vi.resetModules();
  vi.doMock('node:module', async (load) => ({
    ...(await load<object>()),
    createRequire: () => ({
      resolve(name: string) {
        if (name === missing) throw new Error(`Cannot find module '${name}'`);
      },
    }),
  }));
}

test('requires "pg" for a postgres:// address and prints the install command', async () => {
  uninstall('pg');
  const {openDatabase} = await import('../src/insights/createInsights.ts');
  expect(() => openDatabase({database: 'postgres://localhost/insights', maxMegabytes: 1})).toThrow(
    '[search-server] an insights database at a postgres:// address needs the package "pg", which is not installed. Run: npm install pg',
  );
});

test('requires Node 22.13 for a database file', async () => {
  vi.spyOn(process, 'getBuiltinModule').mockReturnValue(undefined);
  const {openDatabase} = await import('../src/insights/createInsights.ts');
  expect(() => openDatabase({database: '/nowhere/insights.sqlite', maxMegabytes: 1})).toThrow(
    `[search-server] an insights database in a file needs Node 22.13 or newer, and this is ${process.versions.node}. Update Node, or use PostgreSQL.`,
  );
});

test('prints the install command when a push lacks its client, and still allows a dry run', async () => {
  uninstall('algoliasearch');
  vi.stubEnv('HELP_CENTER_PUSH_KEY', 'key');
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const records = join(await createFolder(), 'records.jsonl');
  await writeFile(records, `${JSON.stringify(createRecord({}))}\n`);
  const {runPush} = await import('../src/push/runPush.ts');
  const args = ['--records', records, '--index', 'docs', '--app-id', 'A'];
  expect(await runPush([...args, '--dry-run'])).toBe(0);
  await expect(runPush(args)).rejects.toThrow(
    'a push to the hosted service needs the package "algoliasearch", which is not installed. Run: npm install algoliasearch',
  );
});
