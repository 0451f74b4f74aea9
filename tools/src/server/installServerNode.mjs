// Installs a Node with SQLite for the search server if this one has none.
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync} from 'node:fs';
import {SERVER_NODE, SERVER_NODE_FOLDER, SERVER_NODE_VERSION} from './serverNode.mjs';

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
