// Stands in for `aws s3 cp|rm|ls` of the AWS CLI: buckets are folders below the folder in FAKE_S3. It refuses what the
// target does not use.
import {cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync} from 'node:fs';
import {dirname, join} from 'node:path';

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
if (service !== 's3') throw new Error(`no such service: ${service}`);

const fileOf = (place) => (place.startsWith('s3://') ? join(process.env.FAKE_S3, place.slice(5)) : place);
const toPattern = (glob) =>
  new RegExp(
    `^${glob.replace(/\[(.)\]|\*|[.+^${}()|\\]/g, (all, one) => (one ? `\\${one}` : all === '*' ? '.*' : `\\${all}`))}$`,
  );
/** The last rule that matches decides, as in the CLI. */
const isTaken = (path) =>
  rules.reduce((taken, [kind, glob]) => (toPattern(glob).test(path) ? kind === '--include' : taken), true);
const filesBelow = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((path) =>
        statSync(join(folder, path)).isFile(),
      )
    : [];
const copy = (from, to) => {
  mkdirSync(dirname(to), {recursive: true});
  cpSync(from, to);
};

const [from, to] = places.map(fileOf);
if (verb === 'ls') {
  const found = filesBelow(from);
  const [, prefix = ''] = /^s3:\/\/[^/]+\/(.*)$/.exec(places[0]) ?? [];
  for (const path of found) console.log(`2026-03-01 12:00:00 ${String(1).padStart(10)} ${prefix}${path}`);
  if (found.length === 0) process.exitCode = 1;
} else if (verb === 'cp' && flags.has('--recursive')) {
  for (const path of filesBelow(from)) if (isTaken(path)) copy(join(from, path), join(to, path));
} else if (verb === 'cp') copy(from, to);
else if (verb === 'rm' && flags.has('--recursive')) {
  for (const path of filesBelow(from)) if (isTaken(path)) rmSync(join(from, path));
} else throw new Error(`not known here: ${process.argv.slice(2).join(' ')}`);
