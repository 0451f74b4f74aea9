import {spawn} from 'node:child_process';
import {rmSync} from 'node:fs';
import {loadavg} from 'node:os';
import {join} from 'node:path';
import {work} from '../peers/folders.ts';
import type {Peer} from '../peers/Peer.ts';
import {residentMemory} from './residentMemory.ts';

/** One build: seconds on the clock, and the most memory that its processes held together at a time. */
export interface BuildRun {
  readonly seconds: number;
  /** Bytes; `null` where the system has no `/proc`. */
  readonly peakMemory: number | null;
}

/** A cold build, and a warm one right after it with nothing changed. */
export interface BuildCost {
  readonly cold: BuildRun;
  readonly warm: BuildRun;
  /** Load average of the last minute when the builds began. */
  readonly load: number;
}

const SAMPLE_MS = 250;

/** Builds a prepared site twice. Throws with the last lines of the output when a build fails or takes longer than the limit. */
export async function measureBuild(peer: Peer, siteFolder: string, limitSeconds: number): Promise<BuildCost> {
  const load = loadavg()[0] ?? 0;
  for (const cache of peer.caches) rmSync(join(siteFolder, cache), {recursive: true, force: true});
  const cold = await build(peer, siteFolder, limitSeconds);
  return {cold, warm: await build(peer, siteFolder, limitSeconds), load};
}

async function build(peer: Peer, siteFolder: string, limitSeconds: number): Promise<BuildRun> {
  const start = performance.now();
  let peakMemory: number | null = null;
  for (const command of peer.commands) {
    const left = limitSeconds * 1000 - (performance.now() - start);
    const peak = await run(peer, command, siteFolder, left);
    if (peak !== null) peakMemory = Math.max(peakMemory ?? 0, peak);
  }
  return {seconds: (performance.now() - start) / 1000, peakMemory};
}

function run(
  peer: Peer,
  command: readonly string[],
  siteFolder: string,
  limit: number,
): Promise<number | null> {
  const node =
    peer.node === 'current'
      ? process.execPath
      : join(work, peer.template ?? peer.name, 'node_modules', '.bin', 'node');
  // Options of this process, such as the conditions of the workspace, are not for the peers.
  const {NODE_OPTIONS: _, ...environment} = process.env;
  return new Promise((resolve, reject) => {
    const child = spawn(node, [...command], {
      cwd: siteFolder,
      env: {...environment, ...peer.environment, CI: 'true', NODE_ENV: 'production'},
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let peak: number | null = null;
    const keep = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const sampler = setInterval(() => {
      const now = child.pid === undefined ? null : residentMemory(child.pid);
      if (now !== null) peak = Math.max(peak ?? 0, now);
    }, SAMPLE_MS);
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      child.kill('SIGKILL');
    }, limit);
    const end = () => {
      clearInterval(sampler);
      clearTimeout(timer);
    };
    child.on('error', (error) => {
      end();
      reject(error);
    });
    child.on('close', (code) => {
      end();
      if (code === 0) resolve(peak);
      else if (late) reject(new Error('the build did not finish within the time limit'));
      else reject(new Error(`the build ended with code ${code}: ${lastLines(output)}`));
    });
  });
}

/** The lines that say what went wrong, without the stack; the last ones where none does. */
function lastLines(output: string): string {
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^at |^[{}]$/.test(line));
  const causes = lines.filter((line) => /error|cause|wrong|missing/i.test(line));
  return (causes.length > 0 ? causes : lines).slice(-4).join(' / ');
}
