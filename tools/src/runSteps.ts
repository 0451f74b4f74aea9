import {existsSync, readFileSync, statSync} from 'node:fs';
import {stripVTControlCharacters} from 'node:util';
import {runProcess, type ProcessOptions} from './runProcess.ts';

/** The result of a command. */
export interface StepResult {
  readonly command: string;
  readonly isPassed: boolean;
  readonly seconds: number;
  /** The line with the number of passed tests, or the last line. */
  readonly said: string;
  /** Failed tests and compiler errors, one line each. */
  readonly failures: readonly string[];
}

const MOST_FAILURES = 30;

function linesOf(output: string): string[] {
  return stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim());
}

function summaryOf(output: string): string {
  const lines = linesOf(output);
  const counts = lines.filter((line) =>
    /^(?:Tests|\d+) +.*(?:passed|failed)|^\d+ (?:passed|failed)/.test(line),
  );
  return counts.at(-1) ?? lines.findLast((line) => line !== '') ?? '';
}

/** Failures reported by Vitest, Playwright and the compiler, one line each. */
export function listFailures(output: string): string[] {
  const found = linesOf(output).filter((line) =>
    /^FAIL\s|^\d+\) \[|^\S+(?:\(\d+,\d+\)|:\d+:\d+)(?:: | - )error TS\d+/.test(line),
  );
  return [...new Set(found.map((line) => line.replace(/[\s─]+$/, '')))].slice(0, MOST_FAILURES);
}

/** A command such as `npm run unit`, with arguments for its script if there are any. */
export function withArguments(command: string, args: readonly string[]): string {
  return args.length > 0 ? [command, '--', ...args].join(' ') : command;
}

/** Runs all commands in turn, even if one fails. */
export async function runSteps(
  commands: readonly string[],
  options: ProcessOptions,
  progress: (line: string) => void,
): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const command of commands) {
    const [program = '', ...args] = command.split(' ');
    const start = performance.now();
    const logged = existsSync(options.log) ? statSync(options.log).size : 0;
    const note = (isPassed: boolean, output: string) => {
      const seconds = (performance.now() - start) / 1000;
      const all = isPassed ? '' : readFileSync(options.log).subarray(logged).toString();
      const result = {command, isPassed, seconds, said: summaryOf(output), failures: listFailures(all)};
      results.push(result);
      progress(`${isPassed ? 'passed' : 'FAILED'} ${command} (${seconds.toFixed(0)} s): ${result.said}`);
      for (const failure of result.failures) progress(`  ${failure}`);
    };
    progress(`running ${command}`);
    try {
      const {output} = await runProcess(program, args, options);
      note(true, output);
    } catch (error) {
      note(false, String(error));
    }
  }
  return results;
}
