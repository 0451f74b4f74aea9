import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {expect, onTestFinished, test} from 'vitest';
import {createFolder, createTestServer} from './support/createTestServer.ts';
import {startPostgres} from './support/startPostgres.ts';

const AUTHOR = {key: 'key-of-the-authors', permissions: ['insights' as const, 'events' as const]};
const HEADERS = {'x-algolia-api-key': AUTHOR.key, 'content-type': 'application/json'};
const ID = 'a'.repeat(32);

/** The command of the operators' documents that begins with this program. */
function readCommand(program: string): string {
  const text = readFileSync(new URL('../../../deploy/README.md', import.meta.url), 'utf8');
  const [, command] = new RegExp(`\`(${program} [^\`]+)\``, 'u').exec(text) ?? [];
  if (command === undefined) throw new Error(`deploy/README.md has no command that begins with ${program}.`);
  return command;
}

async function createInsightsServer(database: string) {
  const {app, insights, stop} = await createTestServer({
    keys: [AUTHOR],
    insights: {database, retentionDays: 30, maxMegabytes: 50},
  });
  return {
    insights,
    stop,
    post: async (url: string, payload: object) =>
      expect((await app.inject({method: 'POST', url, headers: HEADERS, payload})).statusCode).toBe(200),
    report: async () => (await app.inject({url: '/1/insights/report', headers: HEADERS})).json<object>(),
  };
}

test('restores every report table from the documented PostgreSQL backup', async () => {
  const database = await startPostgres();
  onTestFinished(() => database.remove());
  const first = await createInsightsServer(database.address);
  const searches = [{id: 'b'.repeat(32), query: 'camera', hits: 4, objectID: 'page#1', position: 2}];
  await first.post('/1/sessions', {index: 'docs', searches});
  await first.post('/1/feedback', {id: ID, page: '/docs/a/', kind: 'not-helped', text: "it's too short"});
  await first.insights?.writer.write([
    {table: 'agent_reads', id: ID, at: Date.now(), way: 'get_page', subject: '/docs/a/', hits: null},
  ]);
  const before = await first.report();
  const empty = Object.entries(before).filter(([, rows]) => Array.isArray(rows) && rows.length === 0);
  expect(empty.map(([name]) => name).sort()).toEqual(['withoutClick', 'withoutResults']);
  await first.stop();

  const restored = database.address.replace(/postgres$/u, 'restored');
  const run = (command: string, address: string) =>
    execFileSync('sh', ['-c', command.replace('<address>', address)], {
      cwd: folder,
      env: {...process.env, PATH: `${database.bin}:${process.env['PATH']}`},
      stdio: 'pipe',
    });
  const folder = await createFolder();
  run(readCommand('pg_dump'), database.address);
  run(`psql <address> --command "CREATE DATABASE restored"`, database.address);
  run(readCommand('psql'), restored);
  const second = await createInsightsServer(restored);
  expect(await second.report()).toEqual(before);
  await second.stop();
});
