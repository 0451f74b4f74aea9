// Writes a software bill of materials (CycloneDX 1.5) for the public packages and for the site: npm run sbom -- [folder].
// Equal lock files give equal bytes. Exits with 1 when a licence has not been reviewed.
import {spawnSync} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {findLicenceFaults} from './findLicenceFaults.mjs';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const target = resolve(process.argv[2] ?? join(repository, '.cache/sbom'));

/** The bill of some workspaces, by the arguments that name them. */
function readBill(args) {
  const {status, stdout, stderr} = spawnSync(
    'npm',
    ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', ...args],
    {
      cwd: repository,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      // npm is a batch file there.
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) throw new Error(`npm sbom failed:\n${stderr}`);
  const {serialNumber: _random, ...bill} = JSON.parse(stdout);
  delete bill.metadata.timestamp;
  return bill;
}

mkdirSync(target, {recursive: true});
const manifests = readdirSync(join(repository, 'packages')).map((name) =>
  JSON.parse(readFileSync(join(repository, 'packages', name, 'package.json'), 'utf8')),
);
const published = manifests.filter((one) => !one.private).map(({name}) => `--workspace=${name}`);
const seen = new Map();
for (const [name, args] of Object.entries({
  packages: ['--omit=dev', ...published],
  // With development dependencies, because many end up in its pages.
  website: ['--workspace=website'],
})) {
  const bill = readBill(args);
  writeFileSync(join(target, `${name}.cdx.json`), `${JSON.stringify(bill, null, 2)}\n`);
  for (const part of bill.components ?? []) seen.set(part['bom-ref'], part);
}
const faults = findLicenceFaults([...seen.values()]);
for (const fault of faults) console.error(fault);
console.log(
  `${seen.size} components in all, ${faults.length} with a licence to review. Written to ${target}.`,
);
if (faults.length > 0) process.exitCode = 1;
