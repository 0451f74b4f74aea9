import {existsSync, readFileSync} from 'node:fs';
import {mkdir, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin, PluginContentLoadedActions} from '@docusaurus/types';
import {afterEach, describe, expect, test, vi} from 'vitest';
import searchTheme, {type SearchThemeOptions} from '../../src/node/index.ts';
import {
  runStages,
  SiteFiles,
  STAGES_PLUGIN,
  type AllLoadedContent,
  type BuiltSite,
  type Stage,
} from '@help-center/built-site';
import {builtSite, emptyFolder, siteIn} from './siteFolder.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

function createPlugin(options: SearchThemeOptions = {}, siteDir = '/site'): Plugin<void> {
  const context = {
    ...siteIn(siteDir),
    baseUrl: '/help/',
    outDir: path.join(siteDir, 'build'),
    siteStorage: {type: 'localStorage', namespace: '-help'},
    codeTranslations: {'theme.search.cancel': 'Back', 'another.text': 'Not of search'},
  };
  return searchTheme(context as unknown as LoadContext, options);
}

async function runPostBuild(plugin: Plugin<void>, outDir: string, plugins: object[] = []): Promise<void> {
  await plugin.postBuild?.({outDir, plugins} as unknown as Parameters<NonNullable<Plugin['postBuild']>>[0]);
}

async function load(plugin: Plugin<void>, allContent: AllLoadedContent = {}) {
  const written: Record<string, unknown> = {};
  const routes: {path: string; component: string}[] = [];
  const actions: PluginContentLoadedActions = {
    addRoute: (route) => routes.push(route),
    createData: async (name, data) => {
      written[name] = JSON.parse(data as string);
      return name;
    },
    setGlobalData: () => {},
  };
  await plugin.contentLoaded?.({content: undefined, actions});
  await plugin.allContentLoaded?.({allContent, actions});
  return {written, routes};
}

describe('the theme', () => {
  test('adds the search page below the base URL', async () => {
    const {routes} = await load(createPlugin());
    expect(routes).toEqual([{path: '/help/search', component: '@theme/SearchPage', exact: true}]);
  });

  test("writes translations, with the site's before the package's", async () => {
    const {written} = await load(createPlugin());
    expect(written['search.json']).toMatchObject({
      texts: {'theme.search.cancel': 'Back'},
      storage: {namespace: '-help'},
    });
    expect(JSON.stringify(written['search.json'])).not.toContain('another.text');
  });

  test('builds the index after the build, with the synonyms of the site', async () => {
    const {site, outDir} = await builtSite();
    await writeFile(path.join(site.siteDir, 'words.yml'), 'synonyms: [[camera, webcam]]');
    const info = vi.spyOn(logger, 'info').mockReturnValue();
    await runPostBuild(createPlugin({synonymsFile: 'words.yml'}, site.siteDir), outDir);
    expect(info.mock.calls.flat().join()).toMatch(/^Search index: 9 pages/);
    const folder = path.join(outDir, 'search-index');
    const files = (await readdir(folder)).map((name) => readFileSync(path.join(folder, name)));
    expect(Buffer.concat(files).includes('webcam')).toBe(true);
  });

  test('makes the same index from the pages that a preset hands to its stage', async () => {
    const [alone, staged] = [await builtSite(), await builtSite()];
    vi.spyOn(logger, 'info').mockReturnValue();
    await runPostBuild(createPlugin({}, alone.site.siteDir), alone.outDir);

    const plugin = createPlugin({}, staged.site.siteDir);
    await runPostBuild(plugin, staged.outDir, [{name: STAGES_PLUGIN}]);
    expect(existsSync(path.join(staged.outDir, 'search-index'))).toBe(false);
    const {afterBuildStages} = plugin as unknown as {afterBuildStages: Stage[]};
    const files = new SiteFiles(staged.outDir);
    await runStages(afterBuildStages, {files} as unknown as BuiltSite, () => undefined);
    const contents = (outDir: string) => {
      const built = new SiteFiles(outDir);
      return built.list().map((name) => [name, built.readText(name)]);
    };
    expect(contents(staged.outDir)).toEqual(contents(alone.outDir));
  });

  test('passes on an error of the extractor', async () => {
    const {site} = await builtSite();
    await expect(
      runPostBuild(createPlugin({}, site.siteDir), path.join(site.siteDir, 'none')),
    ).rejects.toThrow(/the build folder ".*none" does not exist/);
  });

  test('starts search with the scripts of the page, not after hydration', () => {
    const [module = ''] = createPlugin().getClientModules?.() ?? [];
    expect(existsSync(module.replace(/\.js$/, '.ts'))).toBe(true);
  });

  test('adds no search page when it is switched off', async () => {
    const plugin = createPlugin({searchPagePath: false});
    expect((await load(plugin)).routes).toEqual([]);
  });

  test("writes the browser's options to an importable module", async () => {
    const plugin = createPlugin({placeholder: 'Search help'});
    const {written} = await load(plugin);
    expect(plugin.name).toBe('help-center-search');
    expect(written).toMatchObject({
      'bar.json': {characterKeys: true, placeholder: 'Search help'},
      'search.json': {
        files: expect.stringMatching(/^\/help\/assets\/search\.[\da-f]{8}\/$/),
        placeholder: 'Search help',
        manifestUrl: '/help/search-index/manifest.json',
        searchPage: '/help/search',
      },
    });
  });

  const version = (versionName: string, folder: string, isLast = false) => ({
    versionName,
    label: `Version ${versionName}`,
    path: folder,
    isLast,
    docs: [],
    sidebars: {},
  });
  const docs = {
    default: {loadedVersions: [version('current', '/help/next'), version('2.0', '/help', true)]},
    api: {loadedVersions: [version('current', '/help/api', true)]},
  };

  test('writes the docs versions, latest first', async () => {
    const {written} = await load(createPlugin(), {'docusaurus-plugin-content-docs': docs});
    expect(written['search.json']).toHaveProperty('context', {
      locale: 'en',
      docs: [
        {
          id: 'default',
          versions: [
            {name: '2.0', label: 'Version 2.0', path: '/help'},
            {name: 'current', label: 'Version current', path: '/help/next'},
          ],
        },
        {id: 'api', versions: [{name: 'current', label: 'Version current', path: '/help/api'}]},
      ],
      keepsVersion: true,
    });
  });

  test('writes no versions when readers search all of them', async () => {
    const plugin = createPlugin({contextualSearch: false});
    const {written} = await load(plugin, {'docusaurus-plugin-content-docs': docs});
    expect(written['search.json']).toHaveProperty('context', null);
  });

  test('warns at build time when the hosted service has no credentials', () => {
    const warn = vi.spyOn(logger, 'warn').mockImplementation(() => {});
    createPlugin({backend: {type: 'hosted', appId: 'A', apiKey: ''}});
    createPlugin({backend: {type: 'hosted', appId: 'A', apiKey: 'k'}});
    expect(warn.mock.calls).toMatchInlineSnapshot(`
      [
        [
          "[docusaurus-search] backend.apiKey is empty: searches will fail. Set the value or choose another backend.",
        ],
      ]
    `);
  });

  test('serves the last index from the development server, and says what it covers', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const siteDir = await emptyFolder();
    const info = vi.spyOn(logger, 'info').mockImplementation(() => {});
    const plugin = createPlugin({}, siteDir);
    plugin.configureWebpack?.({}, false, {} as never, undefined);
    expect(info).toHaveBeenLastCalledWith(expect.stringContaining('before the first build'));
    await mkdir(path.join(siteDir, 'build/search-index'), {recursive: true});
    const config = plugin.configureWebpack?.({}, false, {} as never, undefined) as {
      devServer: {static: {directory: string; publicPath: string}[]};
    };
    const [files, index] = config.devServer.static;
    expect(files?.publicPath).toMatch(/^\/help\/assets\/search\.[\da-f]{8}\/$/);
    expect(await readdir(files?.directory ?? '')).toEqual(
      expect.arrayContaining(['search.css', 'search.js', 'start.js', 'worker.js']),
    );
    expect(index?.publicPath).toBe('/help/search-index');
    expect(index?.directory).toBe(path.join(siteDir, 'build/search-index'));
    expect(info).toHaveBeenLastCalledWith('Search covers the pages of the last build.');
  });
});
