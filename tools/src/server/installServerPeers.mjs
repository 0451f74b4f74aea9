// Puts PostgreSQL on this machine, which the tests of the search server start for themselves.
// No cluster and no service is left behind.
import {existsSync, mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {installDebianPackages} from '../debian/installDebianPackages.mjs';

const ROOT = '/usr/lib/postgresql';

function isHere() {
  const versions = existsSync(ROOT) ? readdirSync(ROOT) : [];
  return versions.some((version) => existsSync(join(ROOT, version, 'bin/postgres')));
}

/** Debian's package makes and starts a cluster of its own unless it is told not to. */
function forbidCluster() {
  const folder = '/etc/postgresql-common';
  const file = join(folder, 'createcluster.conf');
  if (existsSync(file)) return;
  mkdirSync(folder, {recursive: true});
  writeFileSync(file, 'create_main_cluster = false\n');
}

installDebianPackages('server-peers', [{name: 'postgresql', isHere}], forbidCluster);
