import {afterEach, beforeEach, expect, test, vi} from 'vitest';

const loadRoutes = vi.fn<(path: string, priority?: string) => Promise<void>>(async () => undefined);
const preloadPage = vi.fn<(path: string) => Promise<unknown>>(async () => undefined);
const prefetchFile = vi.fn<(address: string) => Promise<void>>(async () => undefined);
/** The address at which the route of a page is known. */
const ROUTE = '/docs/caf%C3%A9/';

vi.mock('@docusaurus/core/lib/client/prefetch.js', () => ({default: prefetchFile}));
vi.mock('../../src/route-tables/client/loadRoutes.ts', () => ({loadRoutes}));
vi.mock('../../src/route-tables/client/preload.ts', () => ({default: preloadPage}));
vi.mock('../../src/route-tables/client/routesChunkNames.ts', () => ({default: {page: 'content'}}));
vi.mock('../../src/route-tables/client/registry.ts', () => ({scriptsOf: (name: string) => [`/${name}.js`]}));
vi.mock('../../src/route-tables/client/routes.ts', () => ({
  match: (path: string) => (path === ROUTE ? [{key: 'page'}] : []),
}));

const load = async () => (await import('../../src/route-tables/client/docusaurus.ts')).default;

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  history.replaceState(null, '', '/docs/here/');
});
afterEach(() => history.replaceState(null, '', '/'));

test('a link to a part of a page fetches the scripts of that page, once', async () => {
  const {prefetch} = await load();
  await prefetch(`${ROUTE}#ports?`);
  expect(loadRoutes).toHaveBeenCalledExactlyOnceWith(ROUTE, 'low');
  expect(prefetchFile.mock.calls.map(([address]) => address)).toEqual(['/content.js']);
  expect(prefetch(`${ROUTE}?q=1#other`)).toBe(false);
});

test('a page whose route is written without encoding is fetched ahead, too', async () => {
  const {prefetch} = await load();
  await prefetch('/docs/caf%25C3%25A9/');
  expect(prefetchFile).toHaveBeenCalledOnce();
});

test('a link within the page that is shown fetches nothing', async () => {
  const {prefetch, preload} = await load();
  for (const link of ['#setup', '/docs/here/#setup', '/docs/here/']) {
    expect(prefetch(link)).toBe(false);
    expect(preload(link)).toBe(false);
  }
  expect(loadRoutes).not.toHaveBeenCalled();
  expect(preloadPage).not.toHaveBeenCalled();
});

test('a link under the pointer loads its page without the part that it names', async () => {
  const {preload} = await load();
  await preload(`${ROUTE}#ports`);
  expect(preloadPage).toHaveBeenCalledExactlyOnceWith(ROUTE);
  expect(preload(ROUTE)).toBe(false);
});
