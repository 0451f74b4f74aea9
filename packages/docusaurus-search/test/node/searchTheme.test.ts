import {mkdir, readdir} from 'node:fs/promises';
import path from 'node:path';
import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin, PluginContentLoadedActions} from '@docusaurus/types';
import {afterEach, describe, expect, test, vi} from 'vitest';
import searchTheme from '../../src/node/index.ts';
import type {SearchThemeOptions} from '../../src/node/index.ts';
import type {AllLoadedContent} from '../../src/node/LoadedContent.ts';
import {emptyFolder, siteIn} from './siteFolder.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

function createPlugin(options: SearchThemeOptions = {}, siteDir = '/site'): Plugin<void> {
  const context = {
    ...siteIn(siteDir),
    baseUrl: '/help/',
    generatedFilesDir: path.join(siteDir, '.docusaurus'),
  };
  return searchTheme(context as unknown as LoadContext, options);
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

  test('adds no search page when there is none', async () => {
    const plugin = createPlugin({searchPagePath: false});
    expect((await load(plugin)).routes).toEqual([]);
    expect(plugin.injectHtmlTags?.({content: undefined})).toEqual({});
  });

  test('writes the options that the browser reads where the browser imports them from', async () => {
    const plugin = createPlugin({placeholder: 'Search help'});
    const {written} = await load(plugin);
    expect(plugin.name).toBe('help-center-search');
    expect(written).toMatchObject({
      'options.json': {placeholder: 'Search help', embeddedIndexPath: 'search-index/'},
    });
  });

  const version = (versionName: string, folder: string, isLast = false) => ({
    versionName,
    path: folder,
    isLast,
    docs: [],
    sidebars: {},
  });
  const docs = {
    default: {loadedVersions: [version('current', '/help/next'), version('2.0', '/help', true)]},
    api: {loadedVersions: [version('current', '/help/api', true)]},
  };

  test('writes which versions of the docs there are, the latest first, for the hits before the dialog', async () => {
    const {written} = await load(createPlugin(), {'docusaurus-plugin-content-docs': docs});
    expect(written['context.json']).toEqual({
      locale: 'en',
      docs: [
        {
          id: 'default',
          versions: [
            {name: '2.0', path: '/help'},
            {name: 'current', path: '/help/next'},
          ],
        },
        {id: 'api', versions: [{name: 'current', path: '/help/api'}]},
      ],
      keepsVersion: true,
    });
  });

  test('writes no versions where readers search all of them', async () => {
    const plugin = createPlugin({contextualSearch: false});
    const {written} = await load(plugin, {'docusaurus-plugin-content-docs': docs});
    expect(written['context.json']).toBeNull();
  });

  test('puts nothing into the head of each page that leads to another origin', () => {
    const tags = JSON.stringify(createPlugin().injectHtmlTags?.({content: undefined}));
    expect(tags).toContain('"href":"/help/opensearch.xml"');
    expect(tags).not.toMatch(/https?:|preconnect|"tagName":"script"/);
  });

  test('warns at build time when the hosted service has no credentials', () => {
    const warn = vi.spyOn(logger, 'warn').mockImplementation(() => {});
    createPlugin({backend: {type: 'hosted', appId: 'A', apiKey: ''}});
    createPlugin({backend: {type: 'hosted', appId: 'A', apiKey: 'k'}});
    expect(warn.mock.calls).toMatchInlineSnapshot(`
      [
        [
          "[docusaurus-search] backend.apiKey is empty: the hosted search will not work; its client will say so when a reader searches. Set the value or choose another backend.",
        ],
      ]
    `);
  });

  test('watches the file with synonyms', () => {
    expect(createPlugin({synonymsFile: 'words.yml'}).getPathsToWatch?.()).toContain('words.yml');
  });

  test('serves the index through the development server, beside what Docusaurus serves', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const siteDir = await emptyFolder();
    await mkdir(path.join(siteDir, '.docusaurus'));
    const plugin = createPlugin({}, siteDir);
    await load(plugin);
    const config = plugin.configureWebpack?.({}, false, {} as never, undefined) as {
      devServer: {static: {directory: string; publicPath: string}[]};
    };
    const [served] = config.devServer.static;
    expect(served?.publicPath).toBe('/help/search-index');
    expect(await readdir(served?.directory ?? '')).toContain('manifest.json');
  });

  test('gives the bundler of a build a rule for its own texts, and leaves out what the site does not use', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(createPlugin().configureWebpack?.({}, false, {} as never, undefined)).toEqual({
      resolve: {alias: {'algoliasearch/lite': false}},
      module: {
        rules: [
          expect.objectContaining({loader: expect.stringMatching(/inlineTexts\.js$/)}),
          ...['openRemoteSearch', 'openSessionReporter'].map((name) =>
            expect.objectContaining({
              loader: expect.stringMatching(/replaceModule\.js$/),
              options: {source: `export const ${name} = undefined;`},
            }),
          ),
        ],
      },
    });
  });

  test('tells the worker the products of the site, below its base URL', () => {
    vi.stubEnv('NODE_ENV', 'production');
    const plugin = createPlugin({browse: {products: [{label: 'Server', to: '/docs/server/'}]}});
    const config = plugin.configureWebpack?.({}, false, {} as never, undefined) as
      | {module: {rules: unknown[]}}
      | undefined;
    expect(config?.module.rules).toContainEqual(
      expect.objectContaining({
        test: /[\\/]siteProducts\.js$/,
        loader: expect.stringMatching(/replaceModule\.js$/),
        options: {source: 'export const SITE_PRODUCTS = [{"label":"Server","to":"/help/docs/server/"}];'},
      }),
    );
  });

  test('keeps what asks other backends and what reports where those are configured', () => {
    vi.stubEnv('NODE_ENV', 'production');
    const backend = {type: 'server', hosts: ['https://search.example.com']} as const;
    const sessions = {to: 'https://search.example.com/1/sessions', notice: '/privacy'};
    expect(
      createPlugin({backend, sessions}).configureWebpack?.({}, false, {} as never, undefined),
    ).toMatchObject({
      module: {rules: [{loader: expect.stringMatching(/inlineTexts\.js$/)}]},
    });
  });
});

describe('the client of the hosted service', () => {
  const resolveOf = (options?: SearchThemeOptions) => {
    const config = createPlugin(options).configureWebpack?.({}, false, {} as never, undefined) as {
      resolve?: {alias?: Record<string, unknown>};
    };
    return config.resolve;
  };

  test('is left out of every bundle but that of a site which asks for it', () => {
    expect(resolveOf()?.alias).toEqual({'algoliasearch/lite': false});
    const backend = {type: 'hosted', appId: 'A', apiKey: 'k'} as const;
    expect(resolveOf({backend})?.alias).toBeUndefined();
  });

  test('is asked for with the command that installs it when it is missing', async () => {
    vi.resetModules();
    vi.doMock('node:module', async (importOriginal) => ({
      ...(await importOriginal<object>()),
      createRequire: () => ({
        resolve(name: string) {
          throw new Error(`Cannot find module '${name}'`);
        },
      }),
    }));
    const {assertPeer} = await import('../../src/node/assertPeer.ts');
    vi.doUnmock('node:module');
    expect(() => assertPeer('algoliasearch', '{type: "hosted"}')).toThrow(
      '[docusaurus-search] the backend {type: "hosted"} needs the package "algoliasearch", which is not installed. Run: npm install algoliasearch',
    );
  });
});
