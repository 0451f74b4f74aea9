// Makes the tarball of every package that others install: npm run pack-all -- [folder]. Packages must be compiled.
// What is packed is a copy: without source maps, build information, and the condition that names the sources.
import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';

const SOURCE = '@help-center/source';
const repository = fileURLToPath(new URL('../../..', import.meta.url));
const target = resolve(process.argv[2] ?? join(repository, 'tarballs'));
const staged = mkdtempSync(join(tmpdir(), 'pack-all-'));

/** A package.json as others get it. */
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

function pack(name) {
  const from = join(repository, 'packages', name);
  const manifest = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'));
  if (manifest.private) return undefined;
  const folder = join(staged, name);
  cpSync(from, folder, {
    recursive: true,
    filter: (path) => !/(?:\/node_modules|\/test|\.map|\/\.tsbuildinfo[\w-]*)$/.test(path),
  });
  for (const file of readdirSync(join(folder, 'dist'), {recursive: true, encoding: 'utf8'})) {
    const path = join(folder, 'dist', file);
    if (!/\.(?:js|d\.ts)$/.test(file)) continue;
    writeFileSync(path, readFileSync(path, 'utf8').replace(/\n?\/\/# sourceMappingURL=.*\n?$/, '\n'));
  }
  cpSync(join(repository, 'LICENSE'), join(folder, 'LICENSE'));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(toPublished(manifest), null, 2)}\n`);
  const {status, stdout, stderr} = spawnSync('npm', ['pack', '--json', '--pack-destination', target], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`npm pack failed for ${name}:\n${stderr}`);
  const [{filename, entryCount, size}] = JSON.parse(stdout);
  return `${filename}: ${entryCount} files, ${size} bytes`;
}

rmSync(target, {recursive: true, force: true});
mkdirSync(target, {recursive: true});
try {
  for (const name of readdirSync(join(repository, 'packages')).sort()) {
    const line = pack(name);
    if (line !== undefined) console.log(line);
  }
} finally {
  rmSync(staged, {recursive: true});
}
