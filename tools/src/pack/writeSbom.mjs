// Writes a software bill of materials (CycloneDX 1.5) for each public package and for the site: npm run sbom -- [folder].
// Equal lock files give equal bytes. Exits with 1 when a licence has not been reviewed.
import {spawnSync} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {findLicenceFaults} from './findLicenceFaults.mjs';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const target = resolve(process.argv[2] ?? join(repository, '.cache/sbom'));

/** The bill of a workspace; the site's includes development dependencies, because many end up in its pages. */
function readBill(workspace, isSite) {
  const omit = isSite ? [] : ['--omit=dev'];
  const {status, stdout, stderr} = spawnSync(
    'npm',
    ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', ...omit, `--workspace=${workspace}`],
    {
      cwd: repository,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      // npm is a batch file there.
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) throw new Error(`npm sbom failed for ${workspace}:\n${stderr}`);
  const {serialNumber: _random, ...bill} = JSON.parse(stdout);
  delete bill.metadata.timestamp;
  return bill;
}

mkdirSync(target, {recursive: true});
const packages = readdirSync(join(repository, 'packages')).map((name) => `packages/${name}`);
const seen = new Map();
for (const folder of [...packages, 'website']) {
  const {name, private: isPrivate} = JSON.parse(
    readFileSync(join(repository, folder, 'package.json'), 'utf8'),
  );
  if (isPrivate && folder !== 'website') continue;
  const bill = readBill(name, folder === 'website');
  writeFileSync(
    join(target, `${name.replace(/^@[^/]+\//, '')}.cdx.json`),
    `${JSON.stringify(bill, null, 2)}\n`,
  );
  for (const part of bill.components ?? []) seen.set(part['bom-ref'], part);
  console.log(`${name}: ${bill.components?.length ?? 0} components`);
}
const faults = findLicenceFaults([...seen.values()]);
for (const fault of faults) console.error(fault);
console.log(
  `${seen.size} components in all, ${faults.length} with a licence to review. Written to ${target}.`,
);
if (faults.length > 0) process.exitCode = 1;
