import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

/** Docusaurus' own read files that only a site has. */
const STAND_INS = {
  '@generated/site-storage': 'packages/testkit/src/siteStorage.ts',
  '@docusaurus/Translate': 'packages/testkit/src/translate.ts',
  // Tests mock these with `vi.mock`.
  '@docusaurus/Link': 'node_modules/@docusaurus/core/lib/client/exports/Link.js',
  '@docusaurus/router': 'node_modules/@docusaurus/core/lib/client/exports/router.js',
  '@docusaurus/useBaseUrl': 'node_modules/@docusaurus/core/lib/client/exports/useBaseUrl.js',
  '@docusaurus/useIsBrowser': 'node_modules/@docusaurus/core/lib/client/exports/useIsBrowser.js',
  '@docusaurus/useDocusaurusContext':
    'node_modules/@docusaurus/core/lib/client/exports/useDocusaurusContext.js',
  '@generated/docusaurus-plugin-content-docs/default/titles.json': 'website/test/support/titles.ts',
};
const alias = Object.fromEntries(
  Object.entries(STAND_INS).map(([name, file]) => [name, fileURLToPath(new URL(file, import.meta.url))]),
);

// Not "import", which Vite adds itself: given to Node, it would make CommonJS packages such as pg load ES modules.
const resolve = {alias, conditions: ['@help-center/source', 'module', 'node', 'default']};

/**
 * Tests that replace modules, or load packages that Vite cannot: each file gets a process of its own. The others share one, which
 * halves their time.
 */
const MOCKING = [
  'packages/docusaurus-search/test/dom/instantSearch.test.ts',
  'packages/docusaurus-preset/test/listClassicParts.test.ts',
  'packages/docusaurus-search/test/node/searchTheme.test.ts',
  'website/test/siteConfiguration.test.ts',
  'website/test/plugins/docsWithNotes.test.ts',
  'website/test/plugins/front-matter.test.ts',
];

/** Tests of the built site; all others do without it. */
const BUILT = [
  'packages/agents/test/{afdocs,briefs,builtSite,clients,mcp}.test.ts',
  'website/test/{docsData,questions}.test.ts',
  'e2e/size/*.test.ts',
];

/** Tests that start web servers, containers, databases, collectors and uploads; some need the built site. */
const DEPLOY = [
  'packages/server/test/{backup,builtHeaders,cliInsights,container,deployFiles,missingPeers,tracing}.test.ts',
  'tools/test/deploy*.test.ts',
];

/** Tests that open the insights database, which needs Node 22.13. */
const SERVER = ['packages/server/test/*.test.ts', 'tools/test/unanswered.test.ts'];

/** From Node 25 on a process has a storage of its own, which hides that of the imitated browser. */
const WITHOUT_STORAGE =
  Number(process.versions.node.split('.')[0]) >= 25 ? ['--no-experimental-webstorage'] : [];

export default defineConfig({
  resolve,
  ssr: {resolve},
  test: {
    env: {TZ: 'UTC'},
    // What packages put into built sites is made of the sources, as `npm run packages` makes it.
    globalSetup: './tools/src/bundles/bundleScripts.mjs',
    // Safety nets for tests that hang, wide enough for a busy machine; no test is timed by them.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: {poll: {timeout: 60_000}},
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          include: [
            'packages/*/test/**/*.test.ts',
            'tools/test/**/*.test.ts',
            'website/test/**/*.test.ts',
            'spec/**/*.test.ts',
            'e2e/rules/*.test.ts',
            'benchmarks/*/test/pure/**/*.test.ts',
          ],
          exclude: ['**/test/dom/**', '**/node_modules/**', ...MOCKING, ...BUILT, ...DEPLOY, ...SERVER],
        },
      },
      {extends: true, test: {name: 'mocking', environment: 'node', include: MOCKING}},
      {
        extends: true,
        test: {name: 'server', environment: 'node', isolate: false, include: SERVER, exclude: DEPLOY},
      },
      {extends: true, test: {name: 'deploy', environment: 'node', include: DEPLOY}},
      {extends: true, test: {name: 'built', environment: 'node', include: BUILT}},
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          // A context for each file; a process for each takes four times as long.
          pool: 'vmForks',
          execArgv: WITHOUT_STORAGE,
          include: ['packages/*/test/dom/**/*.test.{ts,tsx}', 'website/test/dom/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', ...MOCKING],
        },
      },
    ],
  },
});
