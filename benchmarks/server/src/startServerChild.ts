import {spawn, type ChildProcess} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import type {ServerReady, ServerTask} from './ServerTask.ts';

/** A server in a process of its own, bound to the first processor; the caller runs on the others. */
export async function startServerChild(task: ServerTask): Promise<{ready: ServerReady; child: ChildProcess}> {
  const file = fileURLToPath(new URL('serverChild.ts', import.meta.url));
  const args = ['-c', '0', process.execPath, ...process.execArgv, file, JSON.stringify(task)];
  const child = spawn('taskset', args, {stdio: ['ignore', 'inherit', 'inherit', 'ipc']});
  const ready = await new Promise<ServerReady>((resolve, reject) => {
    child.once('message', (message) => resolve(message as ServerReady));
    child.once('exit', (code) => reject(new Error(`the server of ${task.engine} ended with ${code}`)));
    child.once('error', reject);
  });
  return {ready, child};
}

/** Seconds of processor time that a server has used so far: they count alike however busy the machine is. */
export async function processorSeconds(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('message', (seconds) => resolve(seconds as number));
    child.send('processor');
  });
}
