import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {ConfigureWebpackUtils, LoadContext} from '@docusaurus/types';
import {expect, onTestFinished, test, vi} from 'vitest';
import bundleTrimming from '../src/bundle-trimming/index.ts';
import type {LeanOptions} from '../src/index.ts';

// The bundler numbers a module that is left out (`false`) by its absolute path, which gave each folder a build of its own.
/** The modules that are replaced, and by what. */
function aliasesOf(options: LeanOptions, isServer = false): [name: string, target: unknown][] {
  const context = {generatedFilesDir: tmpdir(), siteConfig: {}} as LoadContext;
  const instance = {NormalModuleReplacementPlugin: vi.fn<() => void>()};
  const utils = {currentBundler: {instance}} as unknown as ConfigureWebpackUtils;
  const config = bundleTrimming(context, options).configureWebpack?.({}, isServer, utils, undefined);
  return Object.entries((config as {resolve: {alias: object}}).resolve.alias);
}

test('replaces unused modules by a file, so that bundles do not depend on the folder', () => {
  const aliases = aliasesOf({highlighter: false});
  expect(aliases.map(([name]) => name)).toContain('prism-react-renderer$');
  expect(aliases.filter(([, target]) => typeof target !== 'string' || !existsSync(target))).toEqual([]);
});

test('replaces nothing unless a site asks for it', () => {
  expect(aliasesOf({})).toEqual([]);
});

test.each([
  ['in what readers download', 'production', false, ['react', 'react-dom']],
  ['but not where pages are rendered', 'production', true, []],
  ['but not in the development server', 'development', false, []],
])('replaces React by Preact %s', (_, mode, isServer, replaced) => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('NODE_ENV', mode);
  expect(aliasesOf({renderer: 'preact'}, isServer).map(([name]) => name)).toEqual(replaced);
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
