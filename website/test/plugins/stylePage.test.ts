import type {LoadContext} from '@docusaurus/types';
import {afterEach, expect, it, vi} from 'vitest';
import stylePage from '../../plugins/style-page/index.ts';

async function routesIn(environment: string): Promise<string[]> {
  vi.stubEnv('NODE_ENV', environment);
  const paths: string[] = [];
  const actions = {addRoute: ({path}: {path: string}) => paths.push(path)};
  const plugin = (stylePage as (context: LoadContext) => ReturnType<typeof stylePage>)({} as LoadContext);
  await plugin.contentLoaded?.({actions} as never);
  return paths;
}

afterEach(() => vi.unstubAllEnvs());

it('shows the style page in development only', async () => {
  expect(await routesIn('development')).toEqual(['/style']);
  expect(await routesIn('production')).toEqual([]);
});
