import {ServerError} from './errors.ts';
import {runPush} from './push/runPush.ts';
import {runServe} from './runServe.ts';

const HELP = `Usage: help-center-search <command> [options]

Commands:
  serve   answers searches over HTTP
  push    sends records and settings to the hosted service

help-center-search <command> --help says more.
`;

/** Runs a command and returns the exit code: 0, or 1 after printing an error. */
export async function runCli(args: readonly string[]): Promise<number> {
  const [command, ...rest] = args;
  try {
    if (command === 'serve') return await runServe(rest);
    if (command === 'push') return await runPush(rest);
    if (command === undefined || command === '--help') {
      process.stdout.write(HELP);
      return command === undefined ? 1 : 0;
    }
    throw new ServerError(
      'SERVER_BAD_ARGUMENT',
      `there is no command "${command}"; the commands are serve and push.`,
    );
  } catch (error) {
    // Not by its class, which an error from another thread has lost.
    const {code, message} = error as Partial<ServerError>;
    if (!/^(?:SERVER|ENGINE)_/u.test(String(code))) throw error;
    process.stderr.write(`${message}\n`);
    return 1;
  }
}
