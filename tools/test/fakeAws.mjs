// Stands in for `aws s3 sync` of the AWS CLI: buckets are folders below the folder in FAKE_S3. It refuses what deploys do not
// use.
import {cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync} from 'node:fs';
import {dirname, join} from 'node:path';

const {FAKE_S3 = ''} = process.env;
const [service, verb, ...rest] = process.argv.slice(2);
const places = [];
const rules = [];
const flags = new Set();
for (let at = 0; at < rest.length; at += 1) {
  if (rest[at] === '--include' || rest[at] === '--exclude') rules.push([rest[at], rest[(at += 1)]]);
  else if (rest[at] === '--cache-control') flags.add(rest[(at += 1)]);
  else if (rest[at].startsWith('--')) flags.add(rest[at]);
  else places.push(rest[at]);
}
if (`${service} ${verb}` !== 's3 sync') throw new Error(`not known here: ${process.argv.slice(2).join(' ')}`);

const fileOf = (place) => (place.startsWith('s3://') ? join(FAKE_S3, place.slice(5)) : place);
const toPattern = (glob) => new RegExp(`^${glob.replace(/[.+^${}()|\\]/g, '\\$&').replaceAll('*', '.*')}$`);
/** The last rule that matches decides, as in the CLI. */
const isTaken = (path) =>
  rules.reduce((taken, [kind, glob]) => (toPattern(glob).test(path) ? kind === '--include' : taken), true);
const filesBelow = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(
        (path) => statSync(join(folder, path)).isFile() && isTaken(path),
      )
    : [];

const [from, to] = places.map(fileOf);
for (const path of filesBelow(from)) {
  const [source, target] = [join(from, path), join(to, path)];
  // The CLI compares sizes and times.
  const isSame =
    existsSync(target) &&
    statSync(target).size === statSync(source).size &&
    statSync(target).mtimeMs >= statSync(source).mtimeMs;
  if (isSame) continue;
  mkdirSync(dirname(target), {recursive: true});
  // A bucket has the time of the upload, and a file from it that time.
  cpSync(source, target, {preserveTimestamps: places[0].startsWith('s3://')});
}
if (flags.has('--delete'))
  for (const path of filesBelow(to)) if (!existsSync(join(from, path))) rmSync(join(to, path));
