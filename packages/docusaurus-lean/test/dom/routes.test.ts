import {matchRoutes} from 'react-router-config';
import {beforeEach, expect, test, vi} from 'vitest';
import {addRoute} from '../../src/route-tables/client/tree.ts';
import routes from '../../src/route-tables/client/routes.tsx';

const loadRoutes = vi.hoisted(() => vi.fn<(path: string) => Promise<void>>(async () => undefined));
const preload = vi.hoisted(() => vi.fn<() => Promise<void>>(async () => undefined));

vi.mock('../../src/route-tables/client/loadRoutes.ts', () => ({loadRoutes}));
vi.mock('@docusaurus/ComponentCreator', () => ({
  default: (path: string) => Object.assign(() => path, {preload}),
}));

beforeEach(() => vi.clearAllMocks());

test.each(['/help/setup/', '/help/setup/index.html', '/help/setup.html'])(
  'loads the page at %s before any table',
  async (address) => {
    history.replaceState(null, '', address);
    addRoute({path: '/help/setup/', hash: 'a', order: 0, parent: -1, rest: {exact: true}});
    const [first] = matchRoutes(routes, address);
    const site = first?.route.component as {preload(): Promise<unknown>} | undefined;
    await site?.preload();
    expect(loadRoutes).toHaveBeenCalledWith('/help/setup');
    expect(preload).toHaveBeenCalled();
  },
);

test('does not find addresses outside the site', () => {
  expect(matchRoutes(routes, '/elsewhere/').map(({route}) => route.path)).toEqual(['*']);
});
