import {afterEach, beforeEach, expect, test, vi} from 'vitest';

const loadRoutes = vi.fn<(path: string, priority?: string) => Promise<void>>(async () => undefined);
const loadPage = vi.fn<(path: string) => Promise<unknown>>(async () => undefined);
const fetchFile = vi.fn<(address: string) => Promise<Response>>(async () => new Response());
/** The address at which the route of a page is known. */
const ROUTE = '/docs/caf%C3%A9/';

vi.mock('../../src/route-tables/client/loadRoutes.ts', () => ({loadRoutes}));
vi.mock('../../src/route-tables/client/routes.tsx', () => ({loadPage}));
vi.mock('../../src/route-tables/client/routesChunkNames.ts', () => ({default: {page: 'content'}}));
vi.mock('../../src/route-tables/client/registry.ts', () => ({scriptsOf: (name: string) => [`/${name}.js`]}));
vi.mock('../../src/route-tables/client/tree.ts', () => ({
  match: (path: string) => (path === ROUTE ? [{key: 'page'}] : []),
}));

const load = async () => (await import('../../src/route-tables/client/docusaurus.ts')).default;

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  vi.stubGlobal('fetch', fetchFile);
  history.replaceState(null, '', '/docs/here/');
});
afterEach(() => history.replaceState(null, '', '/'));

test('fetches the scripts of a page once for a link to its section', async () => {
  const {prefetch} = await load();
  await prefetch(`${ROUTE}#ports?`);
  expect(loadRoutes).toHaveBeenCalledExactlyOnceWith(ROUTE, 'low');
  expect(fetchFile.mock.calls.map(([address]) => address)).toEqual(['/content.js']);
  expect(prefetch(`${ROUTE}?q=1#other`)).toBe(false);
});

test('prefetches a page whose route is not encoded', async () => {
  const {prefetch} = await load();
  await prefetch('/docs/caf%25C3%25A9/');
  expect(fetchFile).toHaveBeenCalledOnce();
});

test('fetches nothing for a link within the page', async () => {
  const {prefetch, preload} = await load();
  for (const link of ['#setup', '/docs/here/#setup', '/docs/here/']) {
    expect(prefetch(link)).toBe(false);
    expect(preload(link)).toBe(false);
  }
  expect(loadRoutes).not.toHaveBeenCalled();
  expect(loadPage).not.toHaveBeenCalled();
});

test('loads the page of a link under the pointer without its hash', async () => {
  const {preload} = await load();
  await preload(`${ROUTE}#ports`);
  expect(loadPage).toHaveBeenCalledExactlyOnceWith(ROUTE);
  expect(preload(ROUTE)).toBe(false);
});
