import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Chunk, WebpackPluginInstance} from 'webpack';
import {ChunkFilesPlugin} from './ChunkFilesPlugin.ts';
import {createReplacement, REPLACED, REPLACED_ON_SERVER, replaceOnServer} from './createReplacement.ts';
import {listBarDocs} from './listBarDocs.ts';
import {writeTables} from './writeTables.ts';
import {writeVersions} from './writeVersions.ts';

const LAYOUT =
  /^(?:@theme\/(?:DocsRoot|DocVersionRoot|DocRoot|DocItem)|@generated\/docusaurus-plugin-content-docs\/[^/]+\/(?:__plugin|p\/docs-[0-9a-f]{3})\.json)$/;

/** Whether a chunk is part of the docs layout, which is bundled as one file instead of ten small ones. */
function isOfLayout(chunk: Pick<Chunk, 'groupsIterable'>): boolean {
  return [...chunk.groupsIterable].some(({origins}) =>
    origins.some(({request}) => LAYOUT.test(request ?? '')),
  );
}

/**
 * Moves data that grows with the number of pages out of the scripts of every page and into small tables: routes, chunk
 * names, modules, chunk files, documents and sidebars. Browsers only fetch the tables of pages they visit. The development
 * server and the script that renders pages keep the framework's own lists; the latter looks entries up by address.
 */
export default function routeTablesPlugin(context: LoadContext): Plugin {
  const {generatedFilesDir, siteConfig} = context;
  const folder = join(generatedFilesDir, 'route-tables');
  const chunkFiles = new ChunkFilesPlugin();
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
      const versions = writeVersions(generatedFilesDir, folder);
      const barDocs = listBarDocs(siteConfig.themeConfig);
      return {
        optimization: {
          // One request less. Without the files of pages, the runtime changes as rarely as the main script.
          runtimeChunk: false,
          splitChunks: {
            cacheGroups: {
              docsLayout: {name: 'docs-layout', chunks: isOfLayout, enforce: true, priority: 45},
            },
          },
        },
        plugins: [
          new bundler.NormalModuleReplacementPlugin(
            REPLACED,
            createReplacement({generatedFilesDir, versions, barDocs}),
          ),
          // Docusaurus has webpack's types, the bundler is Rspack.
          chunkFiles as unknown as WebpackPluginInstance,
        ],
      };
    },
    postBuild: (props) => writeTables({...props, folder, chunkFiles: chunkFiles.files}),
  };
}
