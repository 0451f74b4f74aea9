import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {readHeaders} from '../src/anySite/browse.ts';
import {assertSite, installFolder, usePreset} from '../src/anySite/prepareSite.ts';
import {listOnlyIn, renderReport, type BuildReport} from '../src/anySite/report.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'any-site-test-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

const writeManifest = (at: string, core: string) =>
  writeFileSync(join(at, 'package.json'), JSON.stringify({dependencies: {'@docusaurus/core': core}}));

describe('rejects a folder that is not a site and names what is missing', () => {
  it('reports a missing configuration', () => {
    writeManifest(folder, '3.10.2');
    expect(() => assertSite(folder)).toThrow('it has no docusaurus.config.js or .ts');
  });

  it('reports a package.json without Docusaurus', () => {
    writeFileSync(join(folder, 'docusaurus.config.ts'), '');
    writeFileSync(join(folder, 'package.json'), '{}');
    expect(() => assertSite(folder)).toThrow('uses no @docusaurus/core');
  });

  it('links a version 2 site to the migration guide', () => {
    writeFileSync(join(folder, 'docusaurus.config.js'), '');
    writeManifest(folder, '^2.4.1');
    expect(() => assertSite(folder)).toThrow('https://docusaurus.io/docs/migration/v3');
  });
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
    expect(usePreset(before)).toBe(after);
  });

  it('only in the list of presets', () => {
    const text =
      "import type {Options} from '@docusaurus/preset-classic';\nconst a = {presets: [['classic', {}]]};";
    expect(usePreset(text)).toBe(text.replace("'classic'", "'@help-center/docusaurus-preset'"));
  });

  it('asks to add the preset by hand when there is no classic one', () => {
    expect(() => usePreset("plugins: ['@docusaurus/plugin-content-docs']")).toThrow('has no classic preset');
  });
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
  const buildOf = (findings: BuildReport['findings']): BuildReport => ({
    seconds: 10,
    pages: 2,
    findings,
  });

  it('counts findings by message, most frequent first', () => {
    const findings = [
      {path: '/a', message: 'one'},
      {path: '/b', message: 'two'},
      {path: '/c', message: 'two'},
    ];
    expect(listOnlyIn(buildOf(findings), undefined)).toEqual([
      'two (2 times, first /b)',
      'one (1 times, first /a)',
    ]);
  });

  it('names findings of pages and features that do not have them in the other build', () => {
    const script = 'loads script https://example.com/a.js';
    const before = buildOf([
      {path: '/a', message: 'old'},
      {path: '/b', message: script},
    ]);
    const after = buildOf([
      {path: '/a', message: 'old'},
      {path: '/b', message: 'old'},
      {path: 'search (en)', message: 'not ready: no hit'},
    ]);
    const text = renderReport('site', ['a remark'], before, after);
    for (const line of [
      'Only with the preset: old (1 times, first /b)',
      'Only with the preset: not ready: no hit (1 times, first search (en))',
      `Only without the preset: ${script} (1 times, first /b)`,
      'a remark',
      'After: 2 pages, built in 10 s, 3 findings.',
    ])
      expect(text).toContain(`\n- ${line}\n`);
  });

  it('says that nothing is worse', () => {
    expect(renderReport('site', [], undefined, buildOf([]))).toContain(
      '- No error that the site did not have',
    );
  });
});
