// Checks the packed tarballs: npm run check-packages -- [folder].
import {existsSync, readdirSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {findPackageFaults} from './findPackageFaults.mjs';

const folder = resolve(process.argv[2] ?? 'tarballs');
const names = existsSync(folder) ? readdirSync(folder) : [];
const tarballs = names.filter((name) => name.endsWith('.tgz'));
if (tarballs.length === 0) {
  console.error(`${folder} has no tarballs. Make them first: npm run pack-all -- ${folder}`);
  process.exit(1);
}
let count = 0;
for (const name of tarballs) {
  for (const fault of await findPackageFaults(join(folder, name))) {
    count += 1;
    console.log(`${name}: ${fault}`);
  }
}
console.log(`${tarballs.length} packages, ${count} findings`);
process.exitCode = count > 0 ? 1 : 0;
