import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, onTestFinished, test} from 'vitest';
import {openDatabase} from '../src/insights/openDatabase.ts';

/** A thread of a database that ends in the midst of a statement, as the driver does when a connection breaks badly. */
const THREAD = `
import {parentPort} from 'node:worker_threads';
parentPort.postMessage({id: 0});
parentPort.on('message', ({id, kind, statement}) => {
  if (statement?.sql === 'crash') setImmediate(() => { throw new TypeError('no socket'); });
  else parentPort.postMessage({id, rows: []});
});
`;

async function openBadly(database: string) {
  const folder = await mkdtemp(join(tmpdir(), 'lost-database-'));
  onTestFinished(() => rm(folder, {recursive: true, force: true}));
  await writeFile(join(folder, 'package.json'), '{"type": "module"}');
  await writeFile(join(folder, 'databaseThread.js'), THREAD);
  const failures: string[] = [];
  const opened = openDatabase(
    {database: database === '' ? join(folder, 'insights.sqlite') : database, maxMegabytes: 1},
    {threads: pathToFileURL(`${folder}/`), onFailure: (error) => failures.push((error as Error).message)},
  );
  return {opened, failures};
}

test.for([
  ['PostgreSQL', 'postgres://nobody@127.0.0.1:1/none'],
  ['the embedded database', ''],
])('when the thread of %s ends, only its statements fail, and it is started again', async ([, database]) => {
  const {opened, failures} = await openBadly(database);
  expect(await opened.all({sql: 'one'})).toEqual([]);
  await expect(opened.all({sql: 'crash'})).rejects.toThrow('no socket');
  await expect
    .poll(() => failures)
    .toEqual(['[search-server] the thread of the database has ended: no socket']);
  await expect.poll(() => opened.all({sql: 'two'}).catch(() => 'lost')).toEqual([]);
  await opened.close();
});
