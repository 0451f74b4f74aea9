// Writes a bill of materials (CycloneDX 1.5) of each package that others install, and of the site: npm run sbom -- [folder].
// The same lockfile gives the same bytes. Ends with 1 when a licence is missing or not among those below, which cover
// everything that a visitor downloads, as that is a part of what the site needs.
import {spawnSync} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const target = resolve(process.argv[2] ?? join(repository, '.cache/sbom'));

/** Licences that ask for no more than to be named. */
const ALLOWED =
  /^(?:MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|CC0-1\.0|CC-BY-3\.0|CC-BY-4\.0|BlueOak-1\.0\.0|Python-2\.0|Unlicense|WTFPL|Zlib|OFL-1\.1|MPL-2\.0)$/;

/** Used while the site is built, never sent to a visitor: the encoder of pictures is a library that is linked, not changed. */
const BUILD_ONLY = /^@img\/sharp-/;

/** A package with what it needs to run; the site with what it is built with, too, as much of that ends in its pages. */
function readBill(workspace, isSite) {
  const omit = isSite ? [] : ['--omit=dev'];
  const {status, stdout, stderr} = spawnSync(
    'npm',
    ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', ...omit, `--workspace=${workspace}`],
    {cwd: repository, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024},
  );
  if (status !== 0) throw new Error(`npm sbom failed for ${workspace}:\n${stderr}`);
  const {serialNumber: _random, ...bill} = JSON.parse(stdout);
  delete bill.metadata.timestamp;
  return bill;
}

/** Looked up in their own files, as their package.json names none or another form. */
const LOOKED_UP = {
  'eval@0.1.8': 'MIT',
  'format@0.2.2': 'MIT',
  'hogan.js@3.0.2': 'Apache-2.0',
  'mkdirp@0.3.0': 'MIT',
  'require-like@0.1.2': 'MIT',
};

/** What a package says of its licence, as an expression. */
function licenceOf({name, version, licenses = []}) {
  const said = licenses
    .map(({license, expression}) => license?.id ?? license?.name ?? expression)
    .filter(Boolean);
  return said.join(' OR ') || LOOKED_UP[`${name}@${version}`] || '';
}

/** Whether one of the choices of an expression such as `(MIT OR Apache-2.0)` is allowed; of `A AND B` both have to be. */
function isAllowed(expression) {
  return expression
    .replace(/[()]/g, '')
    .split(/\s+OR\s+/)
    .some((choice) => choice.split(/\s+AND\s+/).every((licence) => ALLOWED.test(licence.trim())));
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
const faults = [...seen.values()].filter(
  (part) =>
    !part.name.startsWith('@help-center/') && !BUILD_ONLY.test(part.name) && !isAllowed(licenceOf(part)),
);
for (const part of faults)
  console.error(`${part.name} ${part.version}: licence ${licenceOf(part) || 'not named'}`);
console.log(
  `${seen.size} components in all, ${faults.length} with a licence that has to be looked at. Written to ${target}.`,
);
if (faults.length > 0) process.exitCode = 1;
