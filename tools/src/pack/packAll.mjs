// Packs every public package, and writes RELEASE.md from their changelogs: npm run pack-all -- [folder].
// Packages must be compiled. Packs copies without source maps, build information and the condition for sources.
import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {releaseNote} from './releaseNote.mjs';

const SOURCE = '@help-center/source';
const LEFT_OUT = /(?:\/node_modules|\/test|\.map|\/\.tsbuildinfo[\w-]*)$/;
const repository = fileURLToPath(new URL('../../..', import.meta.url));
const target = resolve(process.argv[2] ?? join(repository, 'tarballs'));
const staged = mkdtempSync(join(tmpdir(), 'pack-all-'));

/** The package.json to publish. */
function toPublished(manifest) {
  const {exports: given, ...rest} = structuredClone(manifest);
  delete rest.devDependencies;
  delete rest.scripts;
  const entries = Object.entries(given).map(([name, value]) => {
    if (typeof value === 'string') return [name, value];
    delete value[SOURCE];
    return [name, value];
  });
  return {...rest, exports: {...Object.fromEntries(entries), './package.json': './package.json'}};
}

/** Copies what a package ships to its own folder; `undefined` for a private package. */
function stage(name) {
  const from = join(repository, 'packages', name);
  const manifest = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'));
  if (manifest.private) return undefined;
  const folder = join(staged, name);
  cpSync(from, folder, {
    recursive: true,
    filter: (path) => !LEFT_OUT.test(path),
  });
  for (const file of readdirSync(join(folder, 'dist'), {recursive: true, encoding: 'utf8'})) {
    const path = join(folder, 'dist', file);
    if (!/\.(?:js|d\.ts)$/.test(file)) continue;
    writeFileSync(path, readFileSync(path, 'utf8').replace(/\n?\/\/# sourceMappingURL=.*\n?$/, '\n'));
  }
  cpSync(join(repository, 'LICENSE'), join(folder, 'LICENSE'));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(toPublished(manifest), null, 2)}\n`);
  return {folder, manifest, changelog: readFileSync(join(from, 'CHANGELOG.md'), 'utf8')};
}

rmSync(target, {recursive: true, force: true});
mkdirSync(target, {recursive: true});
try {
  const packages = readdirSync(join(repository, 'packages'))
    .sort()
    .map(stage)
    .filter((one) => one !== undefined);
  const note = releaseNote(packages.map(({manifest, changelog}) => ({...manifest, changelog})));
  const folders = packages.map(({folder}) => folder);
  const {status, stdout, stderr} = spawnSync(
    'npm',
    ['pack', '--json', '--pack-destination', target, ...folders],
    {
      cwd: staged,
      encoding: 'utf8',
      // npm is a batch file there.
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) throw new Error(`npm pack failed:\n${stderr}`);
  for (const {filename, entryCount, size} of JSON.parse(stdout))
    console.log(`${filename}: ${entryCount} files, ${size} bytes`);
  writeFileSync(join(target, 'RELEASE.md'), note);
} finally {
  rmSync(staged, {recursive: true});
}
