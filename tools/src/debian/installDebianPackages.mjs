// Installs Debian packages for tests. Plain JavaScript, because it runs before anything is compiled.
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

/** A Debian package, and whether it is installed. */
/** @typedef {{name: string, isHere: () => boolean}} DebianPackage */

/** @param {string} label @param {string} message @returns {never} */
function stop(label, message) {
  console.error(`[${label}] ${message}`);
  process.exit(1);
}

/** @param {string} label @param {string} command @param {string[]} args */
function run(label, command, args) {
  console.log(`> ${command} ${args.join(' ')}`);
  const {status, error} = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
  });
  if (error) stop(label, `"${command}" could not be started: ${error.message}`);
  if (status !== 0)
    stop(
      label,
      `"${command} ${args.join(' ')}" ended with status ${status}. Correct what it says above, and run this again.`,
    );
}

/**
 * Installs the missing packages. Without root it ends the process with status 1 and the command to run by hand; on other
 * systems than Debian and Ubuntu it only names them.
 *
 * @param {string} label what the messages begin with
 * @param {readonly DebianPackage[]} packages
 * @param {() => void} [prepare] runs before the first installation
 */
export function installDebianPackages(label, packages, prepare) {
  const missing = packages.filter(({isHere}) => !isHere()).map(({name}) => name);
  if (missing.length === 0) {
    console.log(`[${label}] here: ${packages.map(({name}) => name).join(', ')}`);
    return;
  }
  if (!existsSync('/usr/bin/apt-get')) {
    console.warn(
      `[${label}] missing: ${missing.join(', ')}. This is not Debian or Ubuntu: install their equivalents, or let the tests that need them fail.`,
    );
    return;
  }
  if (process.getuid?.() !== 0)
    stop(
      label,
      `missing: ${missing.join(', ')}, and only root may install them. Install them by hand: apt-get install -y --no-install-recommends ${missing.join(' ')}`,
    );
  console.log(`[${label}] installing ${missing.join(', ')}`);
  prepare?.();
  run(label, 'apt-get', ['update']);
  run(label, 'apt-get', ['install', '-y', '--no-install-recommends', ...missing]);
  const still = packages.filter(({isHere}) => !isHere()).map(({name}) => name);
  if (still.length > 0) stop(label, `installed, but not where the tests look: ${still.join(', ')}`);
}
