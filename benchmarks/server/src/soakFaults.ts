import {existsSync, statSync} from 'node:fs';
import {copyFile, mkdir, readdir, rm} from 'node:fs/promises';
import {join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import type {SoakHost} from './SoakHost.ts';

/** What the faults are done to. */
export interface SoakPlace {
  readonly hosts: readonly SoakHost[];
  /** Folders with an index each; deploys change from one to the next. */
  readonly versions: readonly string[];
  /** The database of all hosts but the last, which has a file; `undefined` where there is none to be lost. */
  readonly database: {start(): Promise<void>; kill(): Promise<void>} | undefined;
}

type Fault = (place: SoakPlace, turn: number) => Promise<void>;

const at = (hosts: readonly SoakHost[], turn: number): SoakHost => hosts[turn % hosts.length] as SoakHost;

/** Everything that happens to hosts, by name; each fault is over when its promise resolves. */
export const SOAK_FAULTS: Readonly<Record<string, Fault>> = {
  async deploy({hosts, versions}, turn) {
    for (const {index} of hosts) await uploadBadly(versions[(turn + 1) % versions.length] as string, index);
    // Two looks at the files, and the time to open them.
    await wait(5000);
  },
  async kill({hosts}, turn) {
    const host = at(hosts, turn);
    host.kill('SIGKILL');
    await wait(2000);
    await host.start();
  },
  async hang({hosts}, turn) {
    const host = at(hosts, turn);
    host.kill('SIGSTOP');
    await wait(5000);
    host.kill('SIGCONT');
  },
  async 'full disk'({hosts}) {
    const host = hosts.at(-1) as SoakHost;
    const size = existsSync(host.database) ? statSync(host.database).size : 0;
    await host.limitFiles(size);
    await wait(5000);
    await host.limitFiles('unlimited');
  },
  async 'lost database'({database}) {
    await database?.kill();
    await wait(5000);
    await database?.start();
  },
  async 'two killed'({hosts}, turn) {
    const both = [at(hosts, turn), at(hosts, turn + 1)];
    for (const host of both) host.kill('SIGKILL');
    await wait(2000);
    for (const host of both) await host.start();
  },
  async 'stopped and started'({hosts}, turn) {
    const host = at(hosts, turn);
    await host.stop();
    await host.start();
  },
};

/** Puts an index in the place of another in the worst order: first what names the new files, and never at once. */
export async function uploadBadly(from: string, to: string): Promise<void> {
  await mkdir(to, {recursive: true});
  const names = await readdir(from);
  for (const name of names.sort((a, b) => Number(b === 'manifest.json') - Number(a === 'manifest.json'))) {
    await copyFile(join(from, name), join(to, name));
    await wait(2);
  }
  for (const name of await readdir(to)) if (!names.includes(name)) await rm(join(to, name));
}
