import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {runStages, SiteFiles, type BuiltSite} from '@help-center/built-site';
import {expect, onTestFinished, test} from 'vitest';
import {createStages} from '../src/createStages.ts';
import type {PresetOptions} from '../src/PresetOptions.ts';

/** Finishes a site of one page; returns its content security policy. */
async function policyOf(options: PresetOptions): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'stages-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  const outDir = join(folder, 'build');
  const files = new SiteFiles(outDir);
  files.write('index.html', '<html><head></head><body></body></html>');
  files.commit();
  writeFileSync(join(folder, 'client-manifest.json'), '{"entrypoints":[],"origins":{},"assets":{}}');
  writeFileSync(join(folder, 'routesChunkNames.json'), '{}');
  const context = {
    siteConfig: {themeConfig: {}},
    siteStorage: {type: 'localStorage', namespace: ''},
    i18n: {currentLocale: 'en'},
    codeTranslations: {},
  } as unknown as LoadContext;
  const site = {
    files,
    baseUrl: '/',
    siteBaseUrl: '/',
    siteDir: folder,
    generatedFilesDir: folder,
    locale: 'en',
    routes: [],
  } as unknown as BuiltSite;
  await runStages(createStages({agents: false, offline: false, ...options}, context), site, () => undefined);
  return /^ {2}Content-Security-Policy.*$/m.exec(files.readText('_headers'))?.[0] ?? '';
}

test("keeps the connections of the site's own policy beside what the build adds", async () => {
  const policy = {connections: ['https://api.example']};
  expect(await policyOf({search: false, htmlFirst: {policy}})).toContain(
    "connect-src 'self' https://api.example;",
  );
});
