import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import preset, {type PresetOptions} from '../src/index.ts';

/** The names of the parts that readers can save alone. */
function groupsOf(options: PresetOptions): unknown {
  const siteConfig = {presets: [], plugins: [], themeConfig: {}, future: {v4: {}}};
  const context = {siteConfigPath: import.meta.filename, siteDir: import.meta.dirname, siteConfig};
  const {plugins = []} = preset(context as unknown as LoadContext, options);
  const offline = plugins.find((plugin) => Array.isArray(plugin) && /offline/.test(String(plugin[0])));
  return (offline as [string, {groups?: object}])[1].groups;
}

test('names offline groups after the search labels unless they have their own names', () => {
  const search = {productLabels: {docs: 'Product'}};
  expect(groupsOf({search})).toEqual({docs: 'Product'});
  expect(groupsOf({search, offline: {groups: {docs: 'Part'}}})).toEqual({docs: 'Part'});
});
