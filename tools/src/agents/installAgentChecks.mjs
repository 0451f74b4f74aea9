// Puts the public checks of what agents meet beside the package that they check, with the newer Node that they need.
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

// They run with the Node that is installed with them, not with this one, so this one's version does not count.
const folder = fileURLToPath(new URL('../../../packages/agents/checks/', import.meta.url));
const {dependencies} = JSON.parse(readFileSync(`${folder}package.json`, 'utf8'));

function versionOf(name) {
  const file = `${folder}node_modules/${name}/package.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : null;
}

if (Object.entries(dependencies).every(([name, version]) => versionOf(name) === version)) {
  console.log('[agent-checks] installed already');
} else {
  const {status} = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--engine-strict=false'], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.error('[agent-checks] npm could not install them; see its message above.');
    process.exit(1);
  }
}
