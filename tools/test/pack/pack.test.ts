import {execFileSync, spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {findFileFaults, findPackageFaults} from '../../src/pack/findPackageFaults.mjs';
import {readSection, releaseNote} from '../../src/pack/releaseNote.mjs';
import {repositoryDir} from '../../src/websiteDir.ts';
import {publicSurface} from './publicSurface.ts';

const packages = join(repositoryDir, 'packages');

it('exports exactly the agreed public surface', async () => {
  const lines = readdirSync(packages)
    .sort()
    .flatMap((name) => publicSurface(join(packages, name)));
  expect(lines.filter((line) => /undefined/.test(line))).toEqual([]);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('public-surface.txt');
});

describe('a release note', () => {
  const changelog = '# Changelog\n\n## 0.2.0 (2026-12-01)\n\n- New.\n\n## 0.1.0\n\nFirst version.\n';

  it('combines the sections of the version, merging equal ones', () => {
    const note = releaseNote([
      {name: 'a', version: '0.2.0', changelog},
      {name: 'b', version: '0.1.0', changelog},
      {name: 'c', version: '0.1.0', changelog},
    ]);
    expect(note).toBe('# Release note\n\n## a 0.2.0\n\n- New.\n\n## b 0.1.0, c 0.1.0\n\nFirst version.\n');
  });

  it('fails for a version without a changelog entry', () => {
    expect(() => readSection(changelog, '0.3.0', 'a')).toThrow('CHANGELOG.md of a has no entry for 0.3.0');
  });
});

it('finds files that do not belong in a package', () => {
  const files = new Map([
    ['package.json', '{"name": "@a/b", "exports": {".": {"@help-center/source": "./src/index.ts"}}}'],
    [
      'README.md',
      '[a](https://a.example) [b](#b) `![c](./c.png)` [engine](../engine/README.md) ![d](https://unpkg.com/@a/b/d.png) ![e](https://unpkg.com/@a/b/e.png)',
    ],
    ['d.png', ''],
    ['LICENSE', ''],
    ['dist/.tsbuildinfo', '{}'],
    ['dist/index.js', 'export {};\n//# sourceMappingURL=index.js.map\n'],
    ['dist/load.js', 'await import(__rewriteRelativeImportExtension(/* webpackIgnore: true */ address));'],
    ['test/index.test.ts', ''],
  ]);
  expect(findFileFaults(files)).toEqual([
    'CHANGELOG.md is missing',
    'dist/.tsbuildinfo has no place in a package',
    'dist/index.js names a source map, which is not shipped',
    'dist/load.js imports an address at run time, which Rspack cannot bundle',
    'test/index.test.ts has no place in a package',
    'README.md links to ../engine/README.md, which a registry page does not have',
    'README.md shows @a/b/e.png, which is not in the package',
    'package.json names sources that are not shipped',
  ]);
});

describe('a tarball', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pack-test-'));
  });
  afterEach(() => rmSync(folder, {recursive: true}));

  function pack(files: Readonly<Record<string, string>>): string {
    for (const [name, text] of Object.entries({LICENSE: '', 'README.md': '', 'CHANGELOG.md': '', ...files})) {
      const path = join(folder, 'package', name);
      mkdirSync(dirname(path), {recursive: true});
      writeFileSync(path, text);
    }
    execFileSync('tar', ['czf', 'one.tgz', 'package'], {cwd: folder});
    return join(folder, 'one.tgz');
  }

  const manifest = {
    name: 'one',
    version: '1.0.0',
    license: 'MIT',
    type: 'module',
    exports: {'.': {types: './dist/index.d.ts', default: './dist/index.js'}},
  };

  it('without faults has no findings', async () => {
    const file = pack({
      'package.json': JSON.stringify(manifest),
      'dist/index.js': 'export const one = 1;\n',
      'dist/index.d.ts': 'export declare const one: 1;\n',
    });
    expect(await findPackageFaults(file)).toEqual([]);
  });

  it('with broken exports or missing types has findings', async () => {
    const file = pack({'package.json': JSON.stringify(manifest), 'dist/other.js': 'export {};\n'});
    const faults = await findPackageFaults(file);
    expect(faults.join('\n')).toMatch(/publint: .*dist\/index\.js/);
    expect(faults.join('\n')).toContain('types: the package has none');
  });
});

it('explains how to make missing tarballs', () => {
  const folder = join(tmpdir(), 'no-such-folder-of-tarballs');
  const check = join(repositoryDir, 'tools/src/pack/checkPackages.mjs');
  const {status, stderr} = spawnSync(process.execPath, [check, folder], {encoding: 'utf8'});
  expect(status).toBe(1);
  expect(stderr).toBe(`${folder} has no tarballs. Make them first: npm run pack-all -- ${folder}\n`);
});
