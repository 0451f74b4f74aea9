import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';

/** Settings that only builds need; the options of plugins alone can be far larger than the rest of the configuration. */
const BUILD_ONLY: ReadonlySet<string> = new Set([
  'plugins',
  'themes',
  'presets',
  'markdown',
  'scripts',
  'headTags',
  'stylesheets',
  'clientModules',
  'staticDirectories',
]);

/** Writes a module with the settings that pages may read; returns its path. */
export function writeClientSettings({generatedFilesDir, siteConfig}: LoadContext): string {
  const settings = Object.fromEntries(Object.entries(siteConfig).filter(([name]) => !BUILD_ONLY.has(name)));
  const file = join(generatedFilesDir, 'client-settings.js');
  writeFileSync(file, `export default ${JSON.stringify(settings)};\n`);
  return file;
}
