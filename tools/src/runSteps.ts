import {stripVTControlCharacters} from 'node:util';
import {runProcess, type ProcessOptions} from './runProcess.ts';

/** How a command went. */
export interface StepResult {
  readonly command: string;
  readonly isPassed: boolean;
  readonly seconds: number;
  /** The line that says how many passed, or what went wrong. */
  readonly said: string;
}

/** The line that says most of what a command found out. */
function summaryOf(output: string): string {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim());
  const counts = lines.filter((line) =>
    /^(?:Tests|\d+) +.*(?:passed|failed)|^\d+ (?:passed|failed)/.test(line),
  );
  return counts.at(-1) ?? lines.findLast((line) => line !== '') ?? '';
}

/** Runs commands one after the other, also when one fails, and says how each went. */
export async function runSteps(
  commands: readonly string[],
  options: ProcessOptions,
  progress: (line: string) => void,
): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const command of commands) {
    const [program = '', ...args] = command.split(' ');
    const start = performance.now();
    const note = (isPassed: boolean, output: string) => {
      const seconds = (performance.now() - start) / 1000;
      results.push({command, isPassed, seconds, said: summaryOf(output)});
      progress(
        `${isPassed ? 'passed' : 'FAILED'} ${command} (${seconds.toFixed(0)} s): ${summaryOf(output)}`,
      );
    };
    try {
      const {output} = await runProcess(program, args, options);
      note(true, output);
    } catch (error) {
      note(false, String(error));
    }
  }
  return results;
}
