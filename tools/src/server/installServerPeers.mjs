// Puts PostgreSQL, nginx, Caddy, Apache, rsync and bubblewrap on this machine, which the tests of servers and deploys start for themselves.
// No cluster and no running service is left behind. And what operators install for traces, beside the server.
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {installDebianPackages} from '../debian/installDebianPackages.mjs';

const ROOT = '/usr/lib/postgresql';

function isHere() {
  const versions = existsSync(ROOT) ? readdirSync(ROOT) : [];
  return versions.some((version) => existsSync(join(ROOT, version, 'bin/postgres')));
}

const POLICY = '/usr/sbin/policy-rc.d';

/** Debian's packages start their services unless this file says no. */
function forbidServices() {
  if (!existsSync(POLICY)) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', {mode: 0o755});
}

/** Debian's package makes and starts a cluster of its own unless it is told not to. */
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
if (!existsSync(join(tracing, 'node_modules/@opentelemetry/auto-instrumentations-node'))) {
  const {status} = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: tracing,
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.error('[server-peers] npm could not install what traces need; see its message above.');
    process.exit(1);
  }
}
