import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {pickDocument, readHeaders, type BuiltSite} from '../src/anySite/BuiltSite.ts';
import {installFolder, toVersion} from '../src/anySite/prepareSite.ts';
import {listFailures, onlyIn, renderReport, type BuildReport} from '../src/anySite/report.ts';
import {readSite} from '../src/anySite/Site.ts';
import {usePreset} from '../src/anySite/usePreset.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'any-site-test-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

const writeManifest = (at: string, core: string) =>
  writeFileSync(join(at, 'package.json'), JSON.stringify({dependencies: {'@docusaurus/core': core}}));

describe('rejects a folder that is not a site and names what is missing', () => {
  it('reports a missing folder', () => {
    expect(() => readSite(join(folder, 'nowhere'))).toThrow(
      'does not exist. Name the folder of a Docusaurus',
    );
  });

  it('reports a missing configuration', () => {
    writeManifest(folder, '3.10.2');
    expect(() => readSite(folder)).toThrow('it has no docusaurus.config.js or .ts');
  });

  it('reports a package.json without Docusaurus', () => {
    writeFileSync(join(folder, 'docusaurus.config.ts'), '');
    writeFileSync(join(folder, 'package.json'), '{}');
    expect(() => readSite(folder)).toThrow('does not name @docusaurus/core');
  });

  it('links a version 2 site to the migration guide', () => {
    writeFileSync(join(folder, 'docusaurus.config.js'), '');
    writeManifest(folder, '^2.4.1');
    expect(() => readSite(folder)).toThrow('https://docusaurus.io/docs/migration/v3');
  });
});

it('copies a site with its whole repository', () => {
  const site = join(folder, 'website');
  mkdirSync(join(folder, '.git'), {recursive: true});
  mkdirSync(site);
  writeFileSync(join(site, 'docusaurus.config.ts'), '');
  writeManifest(site, '3.6.3');
  expect(readSite(site)).toMatchObject({root: folder, path: 'website', configFile: 'docusaurus.config.ts'});
});

it('installs a site in its own folder or, as one of several workspaces, in their root', () => {
  const site = join(folder, 'website');
  const installed = (manifest: object) => {
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    return installFolder(site, folder);
  };
  expect(installFolder(site, folder)).toBe(site);
  expect(installed({})).toBe(site);
  expect(installed({workspaces: ['packages/*']})).toBe(site);
  expect(installed({workspaces: ['packages/*', './website/']})).toBe(folder);
  expect(installed({workspaces: {packages: ['*']}})).toBe(folder);
});

describe('the preset replaces the classic one', () => {
  it.each([
    [
      "presets: [\n  [\n    'classic',\n    {}]]",
      "presets: [\n  [\n    '@help-center/docusaurus-preset',\n    {}]]",
    ],
    ['presets: [["@docusaurus/preset-classic", {}]]', 'presets: [["@help-center/docusaurus-preset", {}]]'],
    ["presets: ['@docusaurus/classic']", "presets: ['@help-center/docusaurus-preset']"],
    [
      "presets: [[require.resolve('@docusaurus/preset-classic'), {}]]",
      "presets: [[require.resolve('@help-center/docusaurus-preset'), {}]]",
    ],
  ])('in %j', (before, after) => {
    expect(usePreset(before).text).toBe(after);
  });

  it('only in the list of presets, with the changed line reported', () => {
    const text =
      "import type {Options} from '@docusaurus/preset-classic';\nconst a = {\n  presets: [['classic', {}]],\n};";
    expect(usePreset(text).changes).toEqual([
      "- presets: [['classic', {}]],",
      "+ presets: [['@help-center/docusaurus-preset', {}]],",
    ]);
  });

  it('asks to add the preset by hand when there is no classic one', () => {
    expect(() => usePreset("plugins: ['@docusaurus/plugin-content-docs']")).toThrow('has no classic preset');
  });
});

it('aligns versions of Docusaurus packages and keeps others', () => {
  const manifest = {
    dependencies: {
      '@docusaurus/core': '^3.6.0',
      '@docusaurus/responsive-loader': '^1.7.0',
      react: '^18.0.0',
    },
    devDependencies: {'@docusaurus/types': '3.10.2'},
  };
  const changes = toVersion(manifest, '3.10.2');
  expect(manifest.dependencies).toEqual({
    '@docusaurus/core': '3.10.2',
    '@docusaurus/responsive-loader': '^1.7.0',
    react: '^18.0.0',
  });
  expect(changes).toEqual(['@docusaurus/core: ^3.6.0 is now 3.10.2']);
});

it("serves pages with the site's global headers", () => {
  const text =
    "/base/*\n  Content-Security-Policy: default-src 'self'\n  X-A: b: c\n\n/base/assets/*\n  X-A: d\n";
  expect(readHeaders(text, '/base/')).toEqual({
    'content-security-policy': "default-src 'self'",
    'x-a': 'b: c',
  });
});

describe('the report', () => {
  const buildOf = (findings: BuildReport['findings'], trials: BuildReport['trials'] = []): BuildReport => ({
    seconds: 10,
    pages: 2,
    walked: 2,
    findings,
    trials,
  });
  const site = {name: 'site', docusaurus: '3.10.2', locales: ['en'], changes: [], remarks: []};

  it('counts findings by message, most frequent first', () => {
    const findings = [
      {path: '/a', message: 'one'},
      {path: '/b', message: 'two'},
      {path: '/c', message: 'two'},
    ];
    expect(onlyIn(buildOf(findings), undefined)).toEqual(['two (2 pages, /b)', 'one (1 pages, /a)']);
  });

  it('names findings of pages that do not have them in the other build, and features that fail', () => {
    const script = 'loads script https://example.com/a.js';
    const before = buildOf([
      {path: '/a', message: 'old'},
      {path: '/b', message: script},
    ]);
    const after = buildOf(
      [
        {path: '/a', message: 'old'},
        {path: '/b', message: 'old'},
      ],
      [{name: 'search', outcome: 'fails', detail: 'no hit'}],
    );
    const failures = ['Only with the preset: old (1 pages, /b)', 'search fails: no hit'];
    expect(listFailures({...site, before, after})).toEqual(failures);
    const text = renderReport({...site, before, after});
    for (const line of failures) expect(text).toContain(`\n- ${line}\n`);
    expect(text).toContain(`\n- Only without the preset: ${script} (1 pages, /b)\n`);
    expect(text).toContain('| pages with findings | 2 of 2 | 2 of 2 |');
    expect(text).toContain('| search | - | fails |');
  });

  it('says that nothing is worse', () => {
    expect(renderReport({...site, after: buildOf([])})).toContain('- No error that the site did not have');
  });
});

it('chooses a titled document in the middle', () => {
  const pageOf = (path: string, isDocument = true, hasTitle = true) => ({
    path,
    locale: 'en',
    isDocument,
    hasTitle,
    hasSearch: true,
  });
  const siteOf = (...pages: ReturnType<typeof pageOf>[]): BuiltSite => ({
    folder: '',
    base: '/',
    locales: ['en'],
    headers: {},
    hasColourModeSwitch: true,
    pages,
  });
  const untitled = pageOf('/b', true, false);
  const home = pageOf('/', false);
  const documents = [pageOf('/a'), untitled, pageOf('/c'), pageOf('/d')];
  expect(pickDocument(siteOf(home, ...documents), 'en').path).toBe('/c');
  expect(pickDocument(siteOf(untitled, home), 'en').path).toBe('/b');
  expect(pickDocument(siteOf(home), 'en').path).toBe('/');
  expect(() => pickDocument(siteOf(), 'en')).toThrow('no page');
});
