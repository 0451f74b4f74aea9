import {createRequire} from 'node:module';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, it} from 'vitest';

const siteDir = fileURLToPath(new URL('../../../website', import.meta.url));
const folder = join(siteDir, 'docs/ANSVIS/Guides/Camera');

it('makes the bundler watch the pictures of a page, missing ones included', () => {
  const trackPictures = createRequire(import.meta.url)('../src/trackPictures.cjs') as (
    this: unknown,
    source: string,
  ) => string;
  const [there, missing]: [string[], string[]] = [[], []];
  const source =
    '![](./plate-pixels.png) ![](<./a b.png>) ![](@site/docs/c%20d.svg "T") ![](/e.webp) ![](https://a.example/f.png)';
  const loader = {
    resourcePath: join(folder, 'index.mdx'),
    getOptions: () => ({siteDir}),
    addDependency: (path: string) => there.push(path),
    addMissingDependency: (path: string) => missing.push(path),
  };
  expect(trackPictures.call(loader, source)).toBe(source);
  expect(there).toEqual([join(folder, 'plate-pixels.png')]);
  expect(missing).toEqual([
    join(folder, 'a b.png'),
    join(siteDir, 'docs/c d.svg'),
    join(siteDir, 'static/e.webp'),
  ]);
});
