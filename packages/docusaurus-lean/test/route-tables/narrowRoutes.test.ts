import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import * as fc from 'fast-check';
import {matchRoutes, type RouteConfig} from 'react-router-config';
import {describe, expect, it} from 'vitest';
import {narrowRoutes} from '../../src/route-tables/server/narrowRoutes.ts';

const require = createRequire(import.meta.url);

const page = (path: string): RouteConfig => ({path, exact: true});
const manyPages = Array.from({length: 50}, (_, number) => page(`/docs/page-${number}`));
const routes: RouteConfig[] = [
  page('/blog'),
  {path: '/docs', routes: [{path: '/docs', routes: [...manyPages, page('/docs/A/'), page('/docs/:id')]}]},
  {path: '*'},
];

function pathsOf(list: readonly RouteConfig[]): unknown[] {
  return list.map(({path, routes: below}) => (below ? [path, pathsOf(below)] : path));
}

function matchedPaths(list: RouteConfig[], pathname: string): unknown[] {
  return matchRoutes(list, pathname).map(({route, match}) => [route.path, match]);
}

describe('narrowRoutes', () => {
  it('keeps the page at an address, its parents and wildcard routes', () => {
    expect(pathsOf(narrowRoutes(routes, '/docs/page-7'))).toEqual([
      ['/docs', [['/docs', ['/docs/page-7', '/docs/:id']]]],
      '*',
    ]);
  });

  it('keeps the order, as the first match wins', () => {
    expect(pathsOf(narrowRoutes([{path: '/docs/*'}, page('/docs/a'), {path: '*'}], '/docs/a'))).toEqual([
      '/docs/*',
      '/docs/a',
      '*',
    ]);
  });

  it('matches like the whole list, for any case and trailing slash', () => {
    const segment = fc.constantFrom(
      'docs',
      'DOCS',
      'page-7',
      'page-77',
      'a',
      'A',
      'Ä',
      'ä',
      'blog',
      '(x)',
      'b+',
      '',
    );
    const path = fc.array(segment, {maxLength: 4}).map((segments) => `/${segments.join('/')}`);
    const route = fc.record({path, exact: fc.boolean(), strict: fc.boolean(), sensitive: fc.boolean()});
    fc.assert(
      fc.property(path, fc.array(route), (pathname, more) => {
        const list = [...more, ...routes];
        expect(matchedPaths(narrowRoutes(list, pathname), pathname)).toEqual(matchedPaths(list, pathname));
      }),
    );
  });
});

const core = join(dirname(require.resolve('@docusaurus/core/package.json')), 'lib/client');
const docs = dirname(require.resolve('@docusaurus/plugin-content-docs/client'));

describe('replaced lookups', () => {
  it.each([
    [core, 'preload.js', 'react-router-config'],
    [core, 'normalizeLocation.js', 'react-router-config'],
    [core, 'exports/renderRoutes.js', 'react-router-config'],
    [docs, 'index.js', './docsClientUtils'],
  ])('find in %s that %s still asks for %s', (folder, file, request) => {
    expect(readFileSync(join(folder, file), 'utf8')).toContain(`from '${request}'`);
  });
});
