// Installs the public checkers for agents beside the package that they check, with the newer Node that they need.
import {existsSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {installLocked} from '../installLocked.mjs';

const folder = fileURLToPath(new URL('../../../packages/agents/checks/', import.meta.url));
const {dependencies} = JSON.parse(readFileSync(`${folder}package.json`, 'utf8'));

function versionOf(name) {
  const file = `${folder}node_modules/${name}/package.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : null;
}

if (Object.entries(dependencies).every(([name, version]) => versionOf(name) === version)) {
  console.log('[agent-checks] installed already');
} else {
  // They run with the Node that is installed with them, so the version of this one does not matter.
  installLocked('agent-checks', folder, ['--engine-strict=false']);
}
