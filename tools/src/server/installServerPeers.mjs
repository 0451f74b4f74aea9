// Installs PostgreSQL, nginx, Caddy, Apache, rsync and bubblewrap, which tests of servers and deploys start themselves,
// without leaving a cluster or a running service behind; the tracing packages of operators, beside the server; and a Node
// with SQLite if this one has none.
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {installDebianPackages} from '../debian/installDebianPackages.mjs';
import {installLocked} from '../installLocked.mjs';
import {SERVER_NODE, SERVER_NODE_FOLDER, SERVER_NODE_VERSION} from './serverNode.mjs';

const ROOT = '/usr/lib/postgresql';

function isHere() {
  const versions = existsSync(ROOT) ? readdirSync(ROOT) : [];
  return versions.some((version) => existsSync(join(ROOT, version, 'bin/postgres')));
}

const POLICY = '/usr/sbin/policy-rc.d';

/** Debian's packages start their services unless this script forbids it. */
function forbidServices() {
  if (!existsSync(POLICY)) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', {mode: 0o755});
}

/** Debian's package creates and starts a cluster by default. */
function forbidCluster() {
  const folder = '/etc/postgresql-common';
  const file = join(folder, 'createcluster.conf');
  if (existsSync(file)) return;
  mkdirSync(folder, {recursive: true});
  writeFileSync(file, 'create_main_cluster = false\n');
}

const packages = [
  {name: 'postgresql', isHere},
  {name: 'nginx-light', isHere: () => existsSync('/usr/sbin/nginx')},
  {name: 'caddy', isHere: () => existsSync('/usr/bin/caddy')},
  {name: 'apache2-bin', isHere: () => existsSync('/usr/sbin/apache2')},
  {name: 'rsync', isHere: () => existsSync('/usr/bin/rsync')},
  {name: 'bubblewrap', isHere: () => existsSync('/usr/bin/bwrap')},
];
installDebianPackages('server-peers', packages, () => {
  forbidCluster();
  forbidServices();
});

const tracing = fileURLToPath(new URL('../../../packages/server/tracing', import.meta.url));
if (!existsSync(join(tracing, 'node_modules/@opentelemetry/auto-instrumentations-node')))
  installLocked('server-peers', tracing, ['--ignore-scripts']);

if (process.getBuiltinModule('node:sqlite') === undefined && !existsSync(SERVER_NODE)) {
  mkdirSync(SERVER_NODE_FOLDER, {recursive: true});
  const options = ['--prefix', SERVER_NODE_FOLDER, '--no-package-lock', '--no-audit', '--no-fund'];
  const {status} = spawnSync('npm', ['install', ...options, `node@${SERVER_NODE_VERSION}`], {
    stdio: 'inherit',
    // npm is a batch file there.
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(`[server-peers] npm could not install Node ${SERVER_NODE_VERSION}; see its message above.`);
    process.exit(1);
  }
}
