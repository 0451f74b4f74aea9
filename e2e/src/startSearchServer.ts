import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {createInterface} from 'node:readline';
import {REPOSITORY} from './folders.ts';

/** A search server in a process of its own, as operators start it. */
export interface StartedServer {
  readonly origin: string;
  close(): Promise<void>;
}

/** Starts a server on a free port with these settings, and with insights in a file that is gone when it is closed. */
export async function startSearchServer(settings: object): Promise<StartedServer> {
  const folder = await mkdtemp(join(tmpdir(), 'search-server-'));
  const config = join(folder, 'search.json');
  const insights = {database: join(folder, 'insights.sqlite')};
  await writeFile(config, JSON.stringify({port: 0, insights, ...settings}));
  const child = spawn(
    process.execPath,
    [
      join(REPOSITORY, 'tools/src/server/runOnServerNode.mjs'),
      join(REPOSITORY, 'packages/server/dist/cli.js'),
      'serve',
      '--config',
      config,
    ],
    {stdio: ['ignore', 'pipe', 'inherit']},
  );
  for await (const line of createInterface({input: child.stdout})) {
    const [origin] = /http:\/\/127\.0\.0\.1:\d+/u.exec(line) ?? [];
    if (origin === undefined) continue;
    child.stdout.resume();
    return {
      origin,
      async close() {
        child.kill();
        await once(child, 'exit');
        await rm(folder, {recursive: true, force: true});
      },
    };
  }
  throw new Error('The search server ended before it listened; its message is above.');
}
