// node powershell.mjs script.ps1: runs a script as the tests do, in the current folder.
import {readFileSync} from 'node:fs';
import {runPowerShell} from './runPowerShell.mjs';

const source = readFileSync(process.argv[2] ?? 0, 'utf8');
try {
  await runPowerShell(source);
} catch (error) {
  console.log(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
