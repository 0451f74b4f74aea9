import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {ConfigureWebpackUtils, LoadContext} from '@docusaurus/types';
import {expect, onTestFinished, test, vi} from 'vitest';
import bundleTrimming from '../src/bundle-trimming/index.ts';

// The bundler numbers a module that is left out (`false`) by its absolute path, which gave each folder a build of its own.
test('replaces unused modules by a file, so that bundles do not depend on the folder', () => {
  const plugin = bundleTrimming({generatedFilesDir: '/site/.docusaurus'} as LoadContext, {
    highlighter: false,
  });
  const config = plugin.configureWebpack?.(
    {},
    false,
    {currentBundler: {}} as ConfigureWebpackUtils,
    undefined,
  );
  const aliases = Object.entries((config as {resolve: {alias: object}}).resolve.alias);
  expect(aliases.map(([name]) => name)).toContain('prism-react-renderer$');
  expect(aliases.filter(([, target]) => typeof target !== 'string' || !existsSync(target))).toEqual([]);
});

test('removes build settings from what readers download', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'client-settings-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  onTestFinished(() => void vi.unstubAllEnvs());
  const siteConfig = {title: 'Help', plugins: [['secret', {}]], themeConfig: {docs: {}}};
  vi.stubEnv('NODE_ENV', 'production');
  const context = {generatedFilesDir: folder, siteConfig} as unknown as LoadContext;
  const NormalModuleReplacementPlugin = vi.fn<(module: RegExp, file: string) => void>();
  const utils = {currentBundler: {instance: {NormalModuleReplacementPlugin}}} as never;
  bundleTrimming(context, {}).configureWebpack?.({}, false, utils, undefined);
  const [, file = ''] = NormalModuleReplacementPlugin.mock.lastCall ?? [];
  const {default: settings} = (await import(file)) as {default: unknown};
  expect(settings).toEqual({title: 'Help', themeConfig: {docs: {}}});
});
