import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {WebpackPluginInstance} from 'webpack';
import {ChunkFilesPlugin} from './ChunkFilesPlugin.ts';
import {readDocsLayout} from './readDocsLayout.ts';
import {createReplacement, REPLACED, REPLACED_ON_SERVER, replaceOnServer} from './createReplacement.ts';
import {writeClientData} from './writeClientData.ts';
import {writeTables} from './writeTables.ts';

/**
 * Moves data that grows with the number of pages out of the scripts of every page and into small tables: routes, chunk
 * names, modules, chunk files, documents and sidebars. Browsers only fetch the tables of pages they visit. The development
 * server and the script that renders pages keep the framework's own lists; the latter looks entries up by address.
 */
export default function routeTablesPlugin(context: LoadContext): Plugin {
  const {generatedFilesDir, outDir, baseUrl, siteConfig} = context;
  const folder = join(generatedFilesDir, 'route-tables');
  return {
    name: 'route-tables',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (process.env.NODE_ENV !== 'production') return {};
      const bundler = currentBundler.instance;
      if (isServer) {
        return {
          // With ids as names, the script need not search a list of all names for every page.
          output: {chunkFilename: 'assets/js/[id].js'},
          plugins: [new bundler.NormalModuleReplacementPlugin(REPLACED_ON_SERVER, replaceOnServer)],
        };
      }
      const versions = writeClientData(generatedFilesDir, folder, siteConfig.themeConfig);
      const layout = readDocsLayout(generatedFilesDir);
      return {
        optimization: {
          // One request less. Without the files of pages, the runtime changes as rarely as the main script.
          runtimeChunk: false,
          splitChunks: {
            cacheGroups: {
              docsLayout: {
                name: 'docs-layout',
                chunks: ({name}) => layout.has(name ?? ''),
                enforce: true,
                priority: 45,
              },
            },
          },
        },
        plugins: [
          new bundler.NormalModuleReplacementPlugin(REPLACED, createReplacement(versions)),
          // Docusaurus has webpack's types, the bundler is Rspack.
          new ChunkFilesPlugin(generatedFilesDir) as unknown as WebpackPluginInstance,
        ],
      };
    },
    postBuild: () => writeTables({generatedFilesDir, folder, outDir, baseUrl}),
  };
}
