// node tools/src/debian/installDebianPackages.mjs <set>
// Installs Debian packages for tests. Without root it ends with status 1 and the command to run by hand; on other systems
// than Debian and Ubuntu it only names them. Plain JavaScript, because it runs before anything is compiled.
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';

const {CHROMIUM_PATH, FIREFOX_PATH} = process.env;

/** The packages of each set. The tests start what they need themselves, so none has to run as a service. */
const SETS = {
  browsers: 'chromium chromium-headless-shell firefox-esr webkit2gtk-driver xvfb fonts-liberation',
  'sample-servers':
    'python3 python3-paho-mqtt python3-pika mosquitto mosquitto-clients rabbitmq-server erlang-base openssl curl ' +
    'gcc g++ libopencv-core-dev libopencv-imgproc-dev mono-mcs mono-runtime',
  'server-peers': 'postgresql nginx-light caddy apache2-bin rsync bubblewrap',
};

/** Files that keep the packages of servers from starting services and a cluster. */
const FORBIDDING = {
  '/usr/sbin/policy-rc.d': '#!/bin/sh\nexit 101\n',
  '/etc/postgresql-common/createcluster.conf': 'create_main_cluster = false\n',
};

const label = process.argv[2];

/** @param {string} message @returns {never} */
function stop(message) {
  console.error(`[${label}] ${message}`);
  process.exit(1);
}

/** @param {string[]} args */
function runAptGet(...args) {
  console.log(`> apt-get ${args.join(' ')}`);
  const {status, error} = spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
  });
  if (error) stop(`"apt-get" could not be started: ${error.message}`);
  if (status !== 0)
    stop(
      `"apt-get ${args.join(' ')}" ended with status ${status}. Correct what it says above, and run this again.`,
    );
}

const packages = SETS[/** @type {keyof typeof SETS} */ (label)]
  .split(' ')
  .filter((name) => !(name.startsWith('chromium') ? CHROMIUM_PATH : name === 'firefox-esr' && FIREFOX_PATH));
const query = spawnSync('dpkg-query', ['-W', '-f', '${db:Status-Status} ${Package}\n', ...packages], {
  encoding: 'utf8',
});
const installed = (query.stdout ?? '').split('\n');
const missing = packages.filter((name) => !installed.includes(`installed ${name}`));
if (missing.length === 0) {
  console.log(`[${label}] here: ${packages.join(', ')}`);
} else if (!existsSync('/usr/bin/apt-get')) {
  console.warn(
    `[${label}] needs ${missing.join(', ')}. This is not Debian or Ubuntu: install their equivalents, or let the tests that need them fail.`,
  );
} else if (process.getuid?.() !== 0) {
  stop(
    `missing: ${missing.join(', ')}, and only root may install them. Install them by hand: apt-get install -y --no-install-recommends ${missing.join(' ')}`,
  );
} else {
  console.log(`[${label}] installing ${missing.join(', ')}`);
  for (const [file, text] of Object.entries(label === 'browsers' ? {} : FORBIDDING)) {
    mkdirSync(dirname(file), {recursive: true});
    if (!existsSync(file)) writeFileSync(file, text, {mode: 0o755});
  }
  runAptGet('update');
  runAptGet('install', '-y', '--no-install-recommends', ...missing);
}
