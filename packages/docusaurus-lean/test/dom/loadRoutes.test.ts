import {beforeEach, expect, test, vi} from 'vitest';
import type {DocEntry, RouteTable} from '../../src/route-tables/RouteTable.ts';

const SETUP: DocEntry = {
  plugin: 'default',
  version: '2.0',
  doc: {id: 'setup', path: '/setup/', sidebar: 'S'},
  alternates: {'1.0': {id: 'setup', path: '/1.0/setup/'}},
  sidebarFile: 'sidebar-0.json',
};
const TABLE: RouteTable = {
  parents: [{path: '/', hash: 'aaa', order: 1, parent: -1, rest: {}}],
  routes: {
    '/': [{path: '/', hash: 'bbb', order: 0, parent: 0, rest: {exact: true}}],
    '/setup': [
      {path: '/setup/', hash: 'ccc', order: 2, parent: 0, rest: {exact: true, sidebar: 'S'}},
      {path: '/other', hash: 'ddd', order: 1, parent: 0, rest: {exact: true}},
    ],
  },
  names: {'/setup/-ccc': {content: 'page'}},
  modules: {page: [['1', '2'], './setup.mdx'], json: [['3'], 9, 19], here: [[], 7]},
  files: {1: 'assets/js/1.js', 2: 'assets/js/2.js'},
  integrities: {1: 'sha256-one'},
  docs: {'/setup': SETUP},
};
const SIDEBAR = {plugin: 'default', version: '2.0', name: 'S', items: [{href: '/setup/'}]};

let answers: Record<string, () => Response>;
let fetched: string[];

beforeEach(() => {
  vi.resetModules();
  document.head.innerHTML = '<meta name="route-tables" content="/help/assets/routes/1a/1">';
  answers = {'0.json': () => Response.json(TABLE), 'sidebar-0.json': () => Response.json(SIDEBAR)};
  fetched = [];
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address);
    return answers[address.split('/').at(-1) ?? '']?.() ?? new Response('', {status: 404});
  });
  const require = Object.assign(
    vi.fn<(id: unknown) => string>((id) => `module ${String(id)}`),
    {
      e: vi.fn<(chunk: string) => Promise<void>>(async () => undefined),
      t: vi.fn<(id: unknown, mode: number) => string>((id, mode) => `wrapped ${String(id)} ${mode}`),
      p: '/help/',
      pageFiles: {},
      integrities: {},
    },
  );
  vi.stubGlobal('__webpack_require__', require);
});

const load = () => import('../../src/route-tables/client/loadRoutes.ts');

test('loads the table and sidebar of a page once', async () => {
  const {loadRoutes} = await load();
  await Promise.all([loadRoutes('/setup/'), loadRoutes('/setup'), loadRoutes('/')]);
  await loadRoutes('/setup/');
  expect(fetched).toEqual(['/help/assets/routes/1a/0.json', '/help/assets/routes/1a/sidebar-0.json']);
  const {openVersion} = await import('../../src/route-tables/client/docs.ts');
  const opened = openVersion({pluginId: 'default', version: '2.0', docsSidebars: {}, docs: {}});
  expect(opened.docsSidebars).toEqual({S: SIDEBAR.items});
});

test('finds a document in other versions, for the version menu', async () => {
  const {loadRoutes} = await load();
  const {default: data} = await import('@generated/globalData');
  await loadRoutes('/setup/');
  await loadRoutes('/setup/');
  expect(data['docusaurus-plugin-content-docs']?.['default']).toEqual({
    versions: [
      {name: '2.0', docs: [{id: 'index', path: '/'}, SETUP.doc]},
      {
        name: '1.0',
        docs: [
          {id: 'index', path: '/1.0/'},
          {id: 'setup', path: '/1.0/setup/'},
        ],
      },
    ],
  });
});

test('keeps routes in site order below their parent, before the not-found page', async () => {
  const {loadRoutes} = await load();
  const {default: routes, match} = await import('../../src/route-tables/client/tree.ts');
  expect(match('/setup/').map(({path}) => path)).toEqual(['*']);
  await loadRoutes('/setup/');
  expect(routes.map(({path}) => path)).toEqual(['/', '*']);
  expect(routes[0]?.routes?.map(({path}) => path)).toEqual(['/', '/other', '/setup/']);
  expect(match('/setup/').map(({path}) => path)).toEqual(['/', '/setup/']);
  expect(match('/nowhere').map(({path}) => path)).toEqual(['/']);
});

test('loads a module after its chunks, and wraps CommonJS', async () => {
  const {loadRoutes} = await load();
  const {default: registry, scriptsOf} = await import('../../src/route-tables/client/registry.ts');
  await loadRoutes('/setup/');
  expect(await registry['page']?.[0]()).toBe('module ./setup.mdx');
  expect(await registry['json']?.[0]()).toBe('wrapped 9 19');
  expect(__webpack_require__.e).toHaveBeenCalledWith('2');
  expect(scriptsOf('page')).toEqual(['/help/assets/js/1.js', '/help/assets/js/2.js']);
  expect(scriptsOf('here')).toEqual([]);
  expect(__webpack_require__.integrities).toEqual({1: 'sha256-one'});
});

test('reports a failed table as a chunk error and requests it again', async () => {
  const {loadRoutes} = await load();
  const good = answers['0.json'];
  answers['0.json'] = () => new Response('', {status: 500});
  await expect(loadRoutes('/setup/')).rejects.toMatchObject({name: 'ChunkLoadError'});
  answers['0.json'] = () => new Response('<!doctype html>');
  await expect(loadRoutes('/setup/')).rejects.toMatchObject({name: 'ChunkLoadError'});
  if (good !== undefined) answers['0.json'] = good;
  await loadRoutes('/setup/');
  expect(fetched).toHaveLength(4);
});

test('explains the fix for a page without a tables address', async () => {
  document.head.innerHTML = '';
  const {loadRoutes} = await load();
  await expect(loadRoutes('/setup/')).rejects.toThrow('Finish the build.');
});
