import {randomUUID} from 'node:crypto';
import {mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import {hostname} from 'node:os';
import {dirname} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';

/** Milliseconds between an owner's signs of life. */
const BEAT_MS = 500;

/** Milliseconds that a new owner waits for a sign of the former one. */
const WATCH_MS = 4 * BEAT_MS;

/** Milliseconds before a claim counts, in case two servers claim at the same time. */
const SETTLE_MS = 50;

/** A claim on a file until it is released. */
export interface Claim {
  release(): void;
}

interface Owner {
  readonly token: string;
  readonly host: string;
  readonly pid: number;
}

/**
 * Claims a file for this server with an owner file beside it, which is touched every half second. A process id is not
 * enough, because servers in containers with a shared volume all have the same. Rejects when another server is alive.
 */
export async function claimFile(file: string, onLost: () => void): Promise<Claim> {
  const ownerFile = `${file}.owner`;
  const mine: Owner = {token: randomUUID(), host: hostname(), pid: process.pid};
  const isMine = (): boolean => parseOwner(read(ownerFile)?.text)?.token === mine.token;

  mkdirSync(dirname(file), {recursive: true});
  const before = read(ownerFile);
  if (before !== undefined && !isGone(parseOwner(before.text))) {
    await wait(WATCH_MS);
    const after = read(ownerFile);
    if (after !== undefined && after.touchedAt !== before.touchedAt) throw inUse(parseOwner(after.text));
  }
  writeFileSync(ownerFile, JSON.stringify(mine));
  await wait(SETTLE_MS);
  if (!isMine()) throw inUse(parseOwner(read(ownerFile)?.text));
  const timer = setInterval(() => {
    if (isMine() && touch(ownerFile)) return;
    clearInterval(timer);
    onLost();
  }, BEAT_MS);
  timer.unref();
  return {
    release() {
      clearInterval(timer);
      if (isMine()) rmSync(ownerFile, {force: true});
    },
  };
}

function read(ownerFile: string): {readonly text: string; readonly touchedAt: number} | undefined {
  try {
    return {text: readFileSync(ownerFile, 'utf8'), touchedAt: statSync(ownerFile).mtimeMs};
  } catch {
    return undefined;
  }
}

/** Signals that the owner is alive; also works on a full disk. */
function touch(ownerFile: string): boolean {
  try {
    const now = new Date();
    utimesSync(ownerFile, now, now);
    return true;
  } catch {
    return false;
  }
}

function parseOwner(text: string | undefined): Owner | undefined {
  try {
    return JSON.parse(text ?? '') as Owner;
  } catch {
    return undefined;
  }
}

/** Whether the owner has certainly ended: it ran on this machine, and its process id is free. */
function isGone(owner: Owner | undefined): boolean {
  if (owner?.host !== hostname() || owner.pid === process.pid) return false;
  try {
    process.kill(owner.pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

function inUse(owner: Owner | undefined): Error {
  const who = owner === undefined ? 'another server' : `the process ${owner.pid} on ${owner.host}`;
  return new Error(`${who} has it; give each server a file of its own, or use PostgreSQL`);
}
