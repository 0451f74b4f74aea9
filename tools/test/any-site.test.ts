import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {pickDocument, readHeaders, type BuiltSite} from '../src/anySite/BuiltSite.ts';
import {newFaults, renderReport, type BuildReport, type SiteReport} from '../src/anySite/report.ts';
import {installFolder} from '../src/anySite/prepareSite.ts';
import {readPresetOptions} from '../src/anySite/readPresetOptions.ts';
import {readSite} from '../src/anySite/Site.ts';
import {toVersion} from '../src/anySite/toVersion.ts';
import {usePreset} from '../src/anySite/usePreset.ts';
import {countFaults} from '../src/anySite/walkPages.ts';

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

  it.each([
    [
      "presets: ['classic', 'other']",
      "presets: [['@help-center/docusaurus-preset', {\"pictures\":false}], 'other']",
    ],
    [
      "presets: ['other', 'classic']",
      "presets: ['other', ['@help-center/docusaurus-preset', {\"pictures\":false}]]",
    ],
    ["presets: [['classic']]", 'presets: [[\'@help-center/docusaurus-preset\', {"pictures":false}]]'],
    [
      "presets: [['classic', {docs}]]",
      'presets: [[\'@help-center/docusaurus-preset\', {"pictures":false,docs}]]',
    ],
    [
      "presets: [[require.resolve('classic'), /** @type {import('x').Options} */ ({docs: {}})]]",
      "presets: [[require.resolve('@help-center/docusaurus-preset'), /** @type {import('x').Options} */ ({\"pictures\":false,docs: {}})]]",
    ],
    [
      "presets: [\n[\n'classic', // note\n{\ndocs}]]",
      'presets: [\n[\n\'@help-center/docusaurus-preset\', // note\n{"pictures":false,\ndocs}]]',
    ],
  ])('with our options, in %j', (before, after) => {
    expect(usePreset(before, {pictures: false}).text).toBe(after);
  });

  it("but rejects options when the site's are not written inline", () => {
    expect(() => usePreset("presets: [['classic', options]]", {pictures: false})).toThrow(
      'Add them there by hand',
    );
  });

  it('asks to add the preset by hand when there is no classic one', () => {
    expect(() => usePreset("plugins: ['@docusaurus/plugin-content-docs']")).toThrow('has no classic preset');
  });
});

describe('options of the preset', () => {
  it('are read from JSON', () => {
    expect(readPresetOptions('{"pictures": false}')).toEqual({pictures: false});
  });

  it.each(['pictures: false', '[]', 'null'])('are rejected when they are %j', (given) => {
    expect(() => readPresetOptions(given)).toThrow('must be a JSON object');
  });
});

it('aligns versions of Docusaurus packages and keeps others', () => {
  const {manifest, changes} = toVersion(
    {
      dependencies: {
        '@docusaurus/core': '^3.6.0',
        '@docusaurus/responsive-loader': '^1.7.0',
        react: '^18.0.0',
      },
      devDependencies: {'@docusaurus/types': '3.10.2'},
    },
    '3.10.2',
  );
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

describe('faults', () => {
  it('are counted by message, most frequent first', () => {
    const faults = [
      {path: '/a', message: 'one'},
      {path: '/b', message: 'two'},
      {path: '/c', message: 'two'},
    ];
    expect(countFaults(faults)).toEqual([
      {message: 'two', pages: 2, example: '/b'},
      {message: 'one', pages: 1, example: '/a'},
    ]);
  });

  it('are new when the same page did not report them before', () => {
    const report = (faults: BuildReport['faults']) => ({faults, trials: []}) as unknown as BuildReport;
    const site = {
      before: report([{path: '/a', message: 'old'}]),
      after: report([
        {path: '/a', message: 'old'},
        {path: '/b', message: 'old'},
      ]),
    } as unknown as SiteReport;
    expect(newFaults(site)).toEqual(['old (1 pages, /b)']);
  });
});

it('reports why a page cannot be measured', () => {
  const after: BuildReport = {
    build: {seconds: 10, processorSeconds: null},
    pages: 1,
    walked: 1,
    faults: [],
    loads: [],
    trials: [],
    answered: [{question: 'single quotes', first: '/docs/options#quotes'}],
    measuredPath: '/docs/',
    measured: 'Error: the network did not become quiet',
  };
  const report = renderReport({
    name: 'site',
    docusaurus: '3.10.2',
    locales: ['en'],
    changes: [],
    remarks: [],
    after,
  });
  expect(report).toContain('| largest paint | - | - |');
  expect(report).toContain(
    '- The page was not measured with the preset: Error: the network did not become quiet',
  );
});

it('reports scripts that only one of the builds loads, and answers of search', () => {
  const report = (loads: BuildReport['loads']) =>
    ({
      build: {seconds: 1, processorSeconds: 1},
      faults: [],
      trials: [],
      answered: [{question: 'single quotes', first: '/docs/options#quotes'}],
      loads,
      measured: 'not measured',
    }) as unknown as BuildReport;
  const text = renderReport({
    before: report([
      {path: '/a', load: 'script https://example.com/a.js'},
      {path: '/b', load: 'script https://example.com/a.js'},
    ]),
    after: report([
      {path: '/a', load: 'script https://example.com/a.js'},
      {path: '/a', load: 'frame https://example.com/f'},
    ]),
    locales: [],
    changes: [],
    remarks: [],
  } as unknown as SiteReport);
  expect(text).toContain('script https://example.com/a.js is loaded only without the preset (1 pages, /b)');
  expect(text).toContain('frame https://example.com/f is loaded only with the preset (1 pages, /a)');
  expect(text).toContain('Search answers "single quotes" with /docs/options#quotes first.');
});

it('chooses a titled document of median length', () => {
  const pageOf = (path: string, bytes: number, isDocument = true, hasTitle = true) => ({
    path,
    bytes,
    locale: 'en',
    isDocument,
    hasTitle,
  });
  const siteOf = (...pages: ReturnType<typeof pageOf>[]): BuiltSite => ({
    folder: '',
    base: '/',
    locales: ['en'],
    headers: {},
    hasColourModeSwitch: true,
    pages,
  });
  const untitled = pageOf('/b', 20, true, false);
  const home = pageOf('/', 25, false);
  expect(
    pickDocument(siteOf(pageOf('/c', 30), untitled, home, pageOf('/a', 10), pageOf('/d', 40))).path,
  ).toBe('/c');
  expect(pickDocument(siteOf(untitled, home)).path).toBe('/b');
  expect(pickDocument(siteOf(home)).path).toBe('/');
  expect(() => pickDocument(siteOf())).toThrow('no page');
});
