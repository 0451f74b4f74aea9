import {mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {findBrokenSeams, SEAMS} from '../src/seams.ts';

test('finds every seam unchanged in the installed version', () => {
  expect(findBrokenSeams(import.meta.filename)).toEqual([]);
});

test('names a changed seam and what relies on it', () => {
  const [seam] = SEAMS;
  const [line] = findBrokenSeams(import.meta.filename, [
    {...seam, files: {'lib/commands/build/buildLocale.js': /something else/}},
  ]);
  expect(line).toBe(
    '@docusaurus/core/lib/commands/build/buildLocale.js is not as it is in ^3.10.0. It is used for stages after the build, which wait for postBuild of all plugins (docusaurus-preset, stagesPlugin).',
  );
});

test('names existing users of each seam', () => {
  const packages = join(import.meta.dirname, '../..');
  const missing = SEAMS.flatMap(({usedFor}) =>
    (/\(([^()]*)\)$/.exec(usedFor)?.[1] ?? '').split('; ').flatMap((one) => {
      const [name = '', ...modules] = one.split(', ');
      const files = readdirSync(join(packages, name, 'src'), {recursive: true, encoding: 'utf8'});
      const known = files.map((file) => `/${file.replaceAll('\\', '/').replace(/\.\w+$/, '')}`);
      return modules
        .filter((module) => !known.some((file) => file.endsWith(`/${module}`)))
        .map((module) => `${name}, ${module}`);
    }),
  );
  expect(missing).toEqual([]);
});

test('finds a package through the theme that depends on it', () => {
  const site = mkdtempSync(join(tmpdir(), 'seams-'));
  onTestFinished(() => rmSync(site, {recursive: true}));
  const store = join(site, 'store/node_modules/@docusaurus');
  mkdirSync(join(store, 'theme-classic'), {recursive: true});
  mkdirSync(join(store, 'theme-common/lib'), {recursive: true});
  mkdirSync(join(site, 'site/node_modules/@docusaurus'), {recursive: true});
  writeFileSync(join(store, 'theme-classic/package.json'), '{}');
  writeFileSync(join(store, 'theme-common/lib/a.js'), 'const a = 1;');
  symlinkSync(join(store, 'theme-classic'), join(site, 'site/node_modules/@docusaurus/theme-classic'));
  const seam = {
    package: '@docusaurus/theme-common',
    range: '^3.10.0',
    files: {'lib/a.js': /a = 1/},
    usedFor: '',
    hook: '',
  };
  expect(findBrokenSeams(join(site, 'site/docusaurus.config.js'), [seam])).toEqual([]);
});
