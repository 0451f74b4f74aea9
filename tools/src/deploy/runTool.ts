import {spawn} from 'node:child_process';

interface RunToolOptions {
  /** Written to the program's input. Default nothing. */
  readonly input?: string;
  /** What to do when the program cannot be started. */
  readonly install: string;
  /** Whether exit code 1 without a message means "nothing found". Default false. */
  readonly mayBeEmpty?: boolean;
}

/** Runs a program and resolves with its output. Rejects with its error output when it fails. */
export function runTool(
  [program = '', ...args]: readonly string[],
  {input = '', install, mayBeEmpty = false}: RunToolOptions,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args);
    let output = '';
    let errors = '';
    child.stdout.on('data', (text: Buffer) => (output += text.toString()));
    child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
    child.on('error', (cause) => reject(new Error(`${program} cannot be started. ${install}`, {cause})));
    child.on('close', (code) => {
      if (code === 0 || (mayBeEmpty && code === 1 && errors.trim() === '')) resolve(output);
      else reject(new Error(`${program} ended with ${code}: ${errors.trim()}`));
    });
    child.stdin.on('error', () => {
      // A program that ends before it reads its input says why by its exit code.
    });
    child.stdin.end(input);
  });
}
