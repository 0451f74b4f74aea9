import {existsSync} from 'node:fs';
import type {ConfigureWebpackUtils, LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import bundleTrimming from '../src/bundle-trimming/index.ts';

// The bundler numbers a module that is left out (`false`) by its absolute path, which gave each folder a build of its own.
test('what is left out of the bundle is replaced by a file, so that a build does not depend on its folder', () => {
  const plugin = bundleTrimming({generatedFilesDir: '/site/.docusaurus'} as LoadContext, {
    highlighter: false,
  });
  const config = plugin.configureWebpack?.({}, false, {} as ConfigureWebpackUtils, undefined);
  const aliases = Object.entries((config as {resolve: {alias: object}}).resolve.alias);
  expect(aliases.map(([name]) => name)).toContain('prism-react-renderer$');
  expect(aliases.filter(([, target]) => typeof target !== 'string' || !existsSync(target))).toEqual([]);
});
