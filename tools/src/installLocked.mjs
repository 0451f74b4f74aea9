// Plain JavaScript, because it runs before anything is compiled.
import {spawnSync} from 'node:child_process';

/**
 * Installs what the lock file of a folder names. Ends the process with status 1 when npm fails.
 *
 * @param {string} label what the message begins with
 * @param {string} cwd
 * @param {string[]} flags further flags of `npm ci`
 */
export function installLocked(label, cwd, flags) {
  const {status} = spawnSync('npm', ['ci', '--no-audit', '--no-fund', ...flags], {
    cwd,
    stdio: 'inherit',
    // npm is a batch file there.
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  console.error(`[${label}] "npm ci" failed in ${cwd}; see its message above.`);
  process.exit(1);
}
