import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, onTestFinished, test, vi} from 'vitest';
import {stagesPlugin, type PluginWithStages} from '../src/stagesPlugin.ts';

/** Runs `postBuild` of plugins as Docusaurus does: all at once, in their order. */
async function build(
  others: PluginWithStages[],
  log: string[],
  before: PluginWithStages[] = [],
): Promise<void> {
  const outDir = mkdtempSync(join(tmpdir(), 'stages-'));
  onTestFinished(() => rmSync(outDir, {recursive: true}));
  writeFileSync(join(outDir, 'index.html'), '');
  const i18n = {currentLocale: 'en', defaultLocale: 'en', locales: ['en']};
  const own = stagesPlugin({i18n, baseUrl: '/'} as unknown as LoadContext, [
    {name: 'finish', position: 'finish', run: () => void log.push('finish')},
  ]) as unknown as PluginWithStages;
  const plugins = [...before, own, ...others];
  const props = {plugins, outDir, baseUrl: '/', siteConfig: {url: ''}, i18n};
  await Promise.all(plugins.map(async (plugin) => plugin.postBuild?.(props)));
}

const later = () => new Promise((resolve) => setImmediate(resolve));

test('run after all other plugins, with plugin stages in their positions', async () => {
  const log: string[] = [];
  const slow: PluginWithStages = {
    name: 'slow',
    async postBuild() {
      await later();
      log.push('slow');
    },
  };
  const twins: PluginWithStages = {
    name: 'twins',
    afterBuildStages: [{name: 'twins', position: 'write', run: () => void log.push('twins')}],
    postBuild: () => void log.push('quick'),
  };
  await build([slow, {name: 'nothing'}, twins], log);
  expect(log).toEqual(['quick', 'slow', 'twins', 'finish']);
});

test('ends the process as soon as nothing is left to do', async () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => {}) as typeof process.exit);
  onTestFinished(() => exit.mockRestore());
  const before = process.listeners('beforeExit');
  await build([], []);
  for (const end of process.listeners('beforeExit').filter((listener) => !before.includes(listener))) end(0);
  expect(exit).toHaveBeenCalledOnce();
});

test('finishes nothing when a plugin fails, and reports its error', async () => {
  const log: string[] = [];
  const failing: PluginWithStages = {
    name: 'failing',
    async postBuild() {
      await later();
      throw new Error('no redirects');
    },
  };
  await expect(build([failing], log)).rejects.toThrow('no redirects');
  expect(log).toEqual([]);
});

test.each([
  ['de', '/help/de/', '/help/'],
  ['en', '/help/', '/help/'],
  ['de', '/docs/', '/docs/'],
])('give the base path of the whole site for %s at %s as %s', async (currentLocale, baseUrl, expected) => {
  const i18n = {currentLocale, defaultLocale: 'en', locales: ['en', 'de']};
  let found = '';
  const outDir = mkdtempSync(join(tmpdir(), 'stages-'));
  onTestFinished(() => rmSync(outDir, {recursive: true}));
  const plugin = stagesPlugin({i18n, baseUrl} as unknown as LoadContext, [
    {name: 'read', position: 'finish', run: ({siteBaseUrl}) => void (found = siteBaseUrl)},
  ]) as unknown as PluginWithStages;
  await plugin.postBuild?.({plugins: [plugin], outDir, baseUrl, siteConfig: {url: ''}, i18n});
  expect(found).toBe(expected);
});

test('names a plugin listed before the preset', async () => {
  await expect(build([], [], [{name: 'early'}])).rejects.toThrow(
    'the plugin "early" comes before those of @help-center/docusaurus-preset. Make the preset the first one of "presets".',
  );
});
