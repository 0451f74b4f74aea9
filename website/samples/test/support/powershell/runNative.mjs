import {spawnSync} from 'node:child_process';

/** What a program of Windows is called on this machine. */
const HERE = /** @type {Readonly<Record<string, string>>} */ ({
  python: process.env.SAMPLES_PYTHON ?? '/usr/bin/python3',
  'curl.exe': 'curl',
});

/** @param {string} command */
function programHere(command) {
  const name = command.replace(/^.*[\\/]/, '').toLowerCase();
  return HERE[name] ?? name.replace(/\.exe$/, '');
}

/**
 * Runs a program; refuses what Windows PowerShell 5.1 would hand over changed.
 * @param {string} command
 * @param {any[]} args
 */
export function runNative(command, args) {
  const texts = args.map(String);
  const bad = texts.find((text) => text === '' || text.includes('"'));
  if (bad !== undefined) {
    throw new Error(
      `Windows PowerShell hands over ${JSON.stringify(bad)} without its quotes`,
    );
  }
  const {status, error} = spawnSync(programHere(command), texts, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {...process.env, PATH: `${process.env.PATH}:/usr/sbin`},
  });
  if (error) throw new Error(`${command}: ${error.message}`);
  if (status !== 0) console.log(`${command} ended with status ${status}`);
}
