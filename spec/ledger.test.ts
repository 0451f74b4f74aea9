import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';
import {parse} from 'yaml';

const REPOSITORY = fileURLToPath(new URL('..', import.meta.url));
const packages = readdirSync(join(REPOSITORY, 'packages'))
  .map((name) => `packages/${name}/test`)
  .filter((folder) => existsSync(join(REPOSITORY, folder)));

/** The tests of the repository: by the path of each file, its text. */
const tests = new Map(
  [...packages, 'website/test', 'tools/test', 'e2e/rules', 'e2e/size', 'e2e/tests']
    .flatMap((folder) =>
      readdirSync(join(REPOSITORY, folder), {recursive: true, encoding: 'utf8'}).map(
        (name) => `${folder}/${name}`,
      ),
    )
    .filter((path) => /\.(?:test|spec)\.tsx?$/.test(path))
    .map((path) => [path, readFileSync(join(REPOSITORY, path), 'utf8')]),
);

const rows = Object.keys(parse(readFileSync(new URL('ledger.yml', import.meta.url), 'utf8')) as object);
const shown = [...tests].flatMap(([path, text]) =>
  [...text.matchAll(/\[spec ([^\]]+)\]/g)].flatMap(([, ids = '']) =>
    ids.split(', ').map((id) => ({path, id})),
  ),
);

test('each row of the specification has a test', () => {
  const ids = new Set(shown.map(({id}) => id));
  expect(rows.filter((id) => !ids.has(id))).toEqual([]);
});

test('each test that names a row names one that exists', () => {
  expect(shown.filter(({id}) => !rows.includes(id))).toEqual([]);
});

test('no file skips tests that name rows', () => {
  const skipping = [...tests].filter(([, text]) =>
    /\b(?:test|it|describe)\.(?:skip|fixme|todo)\(/.test(text),
  );
  const paths = new Set(shown.map(({path}) => path));
  expect(skipping.map(([path]) => path).filter((path) => paths.has(path))).toEqual([]);
});
