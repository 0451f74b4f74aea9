import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {runStages} from '../src/anySite/runStages.ts';

const seen = globalThis as {anySiteRan?: unknown[]};
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-stages-test-'));
  seen.anySiteRan = [];
});
afterEach(() => {
  rmSync(folder, {recursive: true});
  delete seen.anySiteRan;
});

/** Writes a Docusaurus whose site has these plugins. */
function writeDocusaurus(names: readonly string[]): void {
  const server = join(folder, 'node_modules/@docusaurus/core/lib/server');
  mkdirSync(server, {recursive: true});
  writeFileSync(
    join(server, 'site.js'),
    `exports.loadSite = async ({outDir, locale}) => {
      const plugins = ${JSON.stringify(names)}.map((name) => ({
        name,
        async postBuild({plugins}) {
          anySiteRan.push([name, outDir, locale, plugins.filter(({postBuild}) => postBuild).length]);
        },
      }));
      return {props: {plugins, outDir}};
    };`,
  );
}

it('of a site that is built, only the stages after the build run again', async () => {
  writeDocusaurus(['help-center-stages', 'docusaurus-plugin-content-docs', 'docusaurus-plugin-sitemap']);
  await runStages(folder, '/out', 'de');
  expect(seen.anySiteRan).toEqual([['help-center-stages', '/out', 'de', 1]]);
});

it('a site without the preset has no stages to run', async () => {
  writeDocusaurus(['docusaurus-plugin-content-docs']);
  await expect(runStages(folder, '/out', 'en')).rejects.toThrow('has no plugin "help-center-stages"');
});
