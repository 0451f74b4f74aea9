import {spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import {fileURLToPath, pathToFileURL} from 'node:url';

const folder = fileURLToPath(new URL('../../checks/node_modules/.bin/', import.meta.url));

/** What a check printed and how it ended. */
export interface CheckRun {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs one of the public checks with the Node that came with them. */
export async function runCheck(
  name: 'afdocs' | 'conformance' | 'mcp-inspector',
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<CheckRun> {
  if (!existsSync(folder + name)) {
    throw new Error(`The check "${name}" is not installed; run "npm run agent-checks" once.`);
  }
  const child = spawn(`${folder}node`, [folder + name, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {...process.env, ...environment},
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  return {status, stdout, stderr};
}

/** Loads a module of what was installed with the checks. */
export async function importCheck(path: string): Promise<unknown> {
  const file = fileURLToPath(new URL(`../../checks/node_modules/${path}`, import.meta.url));
  if (!existsSync(file)) {
    throw new Error(`"${path}" is not installed; run "npm run agent-checks" once.`);
  }
  return import(pathToFileURL(file).href);
}
