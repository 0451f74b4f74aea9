import {fork} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import type {EngineName} from '../../engines/src/createEngine.ts';
import type {Cost} from './measureCost.ts';

/** What the child process is asked to measure. */
export interface CostTask {
  readonly engine: EngineName;
  /** Number of synthetic pages, or of pages of `from`. */
  readonly pages: number;
  /** Folder of corpora to take the pages from; `null` for synthetic pages. */
  readonly from: string | null;
}

/** The cost, or the reason why it could not be measured. */
export type CostAnswer = {readonly cost: Cost} | {readonly skipped: string};

/** Measures in a process of its own, so that heaps do not mix and a slow engine can be stopped. */
export function measureInChild(task: CostTask, limitSeconds: number): Promise<CostAnswer> {
  return new Promise((resolve) => {
    const child = fork(fileURLToPath(new URL('costChild.ts', import.meta.url)), [JSON.stringify(task)], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      serialization: 'advanced',
    });
    let answer: CostAnswer | null = null;
    let isLate = false;
    let errors = '';
    const timer = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, limitSeconds * 1000);
    child.stderr?.on('data', (chunk: Buffer) => {
      errors = (errors + chunk.toString()).slice(-4000);
    });
    child.on('message', (message: CostAnswer) => {
      answer = message;
    });
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      resolve(answer ?? {skipped: reasonOf({isLate, limitSeconds, errors, end: signal ?? `code ${code}`})});
    });
  });
}

function reasonOf(end: {isLate: boolean; limitSeconds: number; errors: string; end: string}): string {
  if (end.isLate) return `not finished within ${end.limitSeconds} s`;
  if (/heap out of memory/i.test(end.errors)) return 'out of memory';
  const line = end.errors.split('\n').find((text) => /error/i.test(text));
  return `ended with ${end.end}${line === undefined ? '' : `: ${line.trim()}`}`;
}
