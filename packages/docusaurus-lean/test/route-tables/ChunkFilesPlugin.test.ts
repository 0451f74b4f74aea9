import {createHash} from 'node:crypto';
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {ChunkFilesPlugin} from '../../src/route-tables/ChunkFilesPlugin.ts';

type Bundler = (options: object, done: (error: Error | null, stats: {hasErrors(): boolean}) => void) => void;

const require = createRequire(import.meta.url);
/** The bundlers that Docusaurus has, with and without `@docusaurus/faster`. */
const BUNDLERS: Readonly<Record<string, () => Bundler>> = {
  webpack: () => createRequire(require.resolve('@docusaurus/core/package.json'))('webpack') as Bundler,
  Rspack: () => (require('@rspack/core') as {rspack: Bundler}).rspack,
};

function bundle(bundler: Bundler, folder: string, plugin: ChunkFilesPlugin): Promise<void> {
  const options = {
    mode: 'production',
    context: folder,
    entry: {main: './main.js'},
    output: {path: join(folder, 'out'), filename: '[name].js', chunkFilename: '[name].[contenthash:8].js'},
    plugins: [plugin],
  };
  return new Promise((resolve, reject) => {
    bundler(options, (error, stats) => {
      if (error) reject(error);
      else if (stats.hasErrors()) reject(new Error(String(stats)));
      else resolve();
    });
  });
}

test.each(Object.keys(BUNDLERS))(
  'collects chunk files and final hashes on %s in lists that tables extend, without those of pages',
  async (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'chunk-files-'));
    onTestFinished(() => rmSync(folder, {recursive: true}));
    writeFileSync(join(folder, 'all.js'), 'import(/* webpackChunkName: "page" */ "./page.js")');
    writeFileSync(
      join(folder, 'main.js'),
      'import(/* webpackChunkName: "dialog" */ "./dialog.js"); export const all = () => import(/* webpackChunkName: "all-pages" */ "./all.js");',
    );
    // Bundlers move a licence into a file of its own and name it: such a script holds its own final name.
    for (const chunk of ['page', 'dialog'])
      writeFileSync(
        join(folder, `${chunk}.js`),
        `/*! @license ${chunk} */\nconsole.log(${JSON.stringify(chunk)});`,
      );
    const bundler = BUNDLERS[name]?.();
    if (bundler === undefined) throw new Error(name);
    const plugin = new ChunkFilesPlugin();
    await bundle(bundler, folder, plugin);
    const main = readFileSync(join(folder, 'out/main.js'), 'utf8');
    const files = readdirSync(join(folder, 'out'));
    expect(main).toContain(files.find((file) => /^dialog\..*\.js$/.test(file)));
    expect(main).not.toContain(files.find((file) => /^page\..*\.js$/.test(file)));
    expect(Object.values(plugin.files)).toEqual(
      expect.arrayContaining(files.filter((file) => /^(?:page|dialog)\..*\.js$/.test(file))),
    );
    expect(main).toMatch(/\.pageFiles=\{/);
    expect(main).toMatch(/\.integrity=\w+\.integrities\[/);
    const dialog = files.find((file) => /^dialog\..*\.js$/.test(file)) ?? '';
    const script = readFileSync(join(folder, 'out', dialog));
    expect(main).toContain(`"sha256-${createHash('sha256').update(script).digest('base64')}"`);
  },
);
