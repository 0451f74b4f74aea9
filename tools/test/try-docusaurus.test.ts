import {expect, it} from 'vitest';
import {listFailures} from '../src/runSteps.ts';
import {explainInstall} from '../src/tryDocusaurus/explainInstall.ts';
import {compareVersions} from '../src/tryDocusaurus/listVersions.ts';
import {listOtherVersions, releaseLock} from '../src/tryDocusaurus/releaseLock.ts';
import {setVersion} from '../src/tryDocusaurus/setVersion.ts';

it('all packages of Docusaurus are of one version, also those that are named with a range; others stay', () => {
  const manifest = {
    name: 'a',
    dependencies: {'@docusaurus/core': '3.10.2', '@docusaurus/responsive-loader': '^1.7.0', react: '19.3.1'},
    devDependencies: {'@docusaurus/theme-classic': '3.10.2'},
    peerDependencies: {'@docusaurus/types': '^3.10.0'},
  };
  expect(setVersion(manifest, '3.10.1')).toEqual({
    name: 'a',
    dependencies: {'@docusaurus/core': '3.10.1', '@docusaurus/responsive-loader': '^1.7.0', react: '19.3.1'},
    devDependencies: {'@docusaurus/theme-classic': '3.10.1'},
    peerDependencies: {'@docusaurus/types': '3.10.1'},
  });
});

it('a lock file holds all packages but those of Docusaurus, and workspaces ask for the new version in it', () => {
  const lock = {
    lockfileVersion: 3,
    packages: {
      '': {dependencies: {clsx: '2.1.1'}},
      'packages/agents': {peerDependencies: {'@docusaurus/core': '^3.10.0'}},
      'node_modules/@docusaurus/core': {version: '3.10.2'},
      'node_modules/@docusaurus/core/node_modules/tinypool': {version: '1.1.1'},
      'node_modules/clsx': {version: '2.1.1'},
      'node_modules/other': {version: '1.0.0', peerDependencies: {'@docusaurus/core': '^3.0.0'}},
    },
  };
  expect(releaseLock(lock, '3.10.0')).toEqual({
    lockfileVersion: 3,
    packages: {
      '': {dependencies: {clsx: '2.1.1'}},
      'packages/agents': {peerDependencies: {'@docusaurus/core': '3.10.0'}},
      'node_modules/clsx': {version: '2.1.1'},
      'node_modules/other': {version: '1.0.0', peerDependencies: {'@docusaurus/core': '^3.0.0'}},
    },
  });
});

it('packages of Docusaurus in another version are named, also below others; those with versions of their own are not', () => {
  const packages = {
    'node_modules/@docusaurus/core': {version: '3.10.0'},
    'node_modules/@docusaurus/responsive-loader': {version: '1.7.1'},
    'node_modules/a/node_modules/@docusaurus/utils': {version: '3.10.2'},
  };
  expect(listOtherVersions({packages}, '3.10.0')).toEqual(['@docusaurus/utils 3.10.2']);
});

it('an installation that npm cannot resolve says which package asks for what', () => {
  const output = `npm error code ERESOLVE
npm error ERESOLVE could not resolve
npm error
npm error While resolving: @help-center/agents@0.1.0
npm error Found: @docusaurus/core@3.10.2
npm error node_modules/@docusaurus/core
npm error   @docusaurus/core@"3.10.2" from @docusaurus/theme-classic@3.10.2
npm error     @docusaurus/theme-classic@"3.10.2" from website
npm error   5 more (@docusaurus/plugin-content-docs, ...)
npm error
npm error Could not resolve dependency:
npm error peer @docusaurus/core@"3.10.1" from @help-center/agents@0.1.0
npm error packages/agents
npm error
npm error Conflicting peer dependency: @docusaurus/core@3.10.1`;
  expect(explainInstall(output)).toEqual([
    '@help-center/agents@0.1.0 asks for @docusaurus/core@"3.10.1" as a peer',
    'npm has chosen @docusaurus/core@3.10.2',
    '@docusaurus/theme-classic@3.10.2 asks for @docusaurus/core@"3.10.2"',
  ]);
});

it('a version that the registry does not have is named; other failures are not explained', () => {
  const output = `npm error code ETARGET
npm error notarget No matching version found for @docusaurus/core@3.99.0.
npm error notarget In most cases you or one of your dependencies are requesting`;
  expect(explainInstall(output)).toEqual(['the registry has no @docusaurus/core@3.99.0']);
  expect(explainInstall('npm error code ENOSPC')).toEqual([]);
});

it('versions are ordered by their numbers', () => {
  expect(['3.10.2', '3.9.10', '3.10.10', '3.9.9'].sort(compareVersions)).toEqual([
    '3.9.9',
    '3.9.10',
    '3.10.2',
    '3.10.10',
  ]);
});

it('tests that failed are named once, as are errors of the compiler', () => {
  const output = `
 FAIL  |unit| tools/test/a.test.ts > a title
Error: something
 FAIL  |unit| tools/test/a.test.ts > a title
  1) [chromium] › tests/menu.spec.ts:12:3 › a menu opens ─────────
packages/a/src/b.ts(3,7): error TS2322: Type 'string' is not assignable
 Tests  1 failed | 3 passed (4)`;
  expect(listFailures(output)).toEqual([
    'FAIL  |unit| tools/test/a.test.ts > a title',
    '1) [chromium] › tests/menu.spec.ts:12:3 › a menu opens',
    "packages/a/src/b.ts(3,7): error TS2322: Type 'string' is not assignable",
  ]);
});
