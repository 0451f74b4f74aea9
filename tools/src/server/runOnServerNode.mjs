// node tools/src/server/runOnServerNode.mjs <script> [argument …]
// Runs a script that opens the insights database of the search server, which needs a newer Node than everything else.
import {spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import {SERVER_NODE} from './serverNode.mjs';

const hasSqlite = process.getBuiltinModule('node:sqlite') !== undefined;
if (!hasSqlite && !existsSync(SERVER_NODE)) {
  console.error(
    `[server-node] the search server needs Node 22.13 or newer, and this is ${process.versions.node}. Run: npm run server-peers`,
  );
  process.exit(1);
}
const child = spawn(hasSqlite ? process.execPath : SERVER_NODE, process.argv.slice(2), {stdio: 'inherit'});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => {
  process.exitCode = signal === null ? code : 1;
});
