import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';
import {INDEX_NAME, PARAMETERS} from '@help-center/testkit';
import {createTestServer} from './support/createTestServer.ts';

/** Parameters of the official client on which no hit depends: they are about statistics, tests, rules or languages. */
const WITHOUT_EFFECT =
  'analytics analyticsTags clickAnalytics userToken enableABTest percentileComputation queryLanguages naturalLanguages ruleContexts personalizationImpact enableRules enableReRanking decompoundQuery ignorePlurals removeStopWords'.split(
    ' ',
  );

/** The names of the search parameters that the official client knows, from its types. */
function readOfficialNames(): string[] {
  const client = createRequire(import.meta.url).resolve('algoliasearch');
  const entry = createRequire(client).resolve('@algolia/client-search');
  const types = readFileSync(`${entry.slice(0, entry.lastIndexOf('/dist/'))}/dist/node.d.ts`, 'utf8');
  return ['BaseSearchParamsWithoutQuery', 'IndexSettingsAsSearchParams', 'SearchParamsQuery'].flatMap(
    (name) => {
      const body = new RegExp(String.raw`^type ${name} = \{\n([^]*?)^\};`, 'mu').exec(types)?.[1] ?? '';
      return [...body.matchAll(/^ {4}(\w+)\?:/gmu)].map(([, parameter = '']) => parameter);
    },
  );
}

test('supports, ignores as analytics, or rejects by name every parameter of the official client', async () => {
  const {app} = await createTestServer();
  const official = readOfficialNames();
  expect(official.length).toBeGreaterThan(60);
  expect(official).toEqual(
    expect.arrayContaining(['query', 'filters', 'aroundLatLng', 'ranking', 'distinct']),
  );
  const faults: string[] = [];
  for (const name of official) {
    const request = {indexName: INDEX_NAME, query: '', [name]: {wrong: 'kind'}};
    const {statusCode, body} = await app.inject({
      method: 'POST',
      url: '/1/indexes/*/queries',
      payload: {requests: [request]},
    });
    const isRefused = statusCode === 400 && body.includes(`\\"${name}\\"`);
    if (isRefused === WITHOUT_EFFECT.includes(name))
      faults.push(`${name}: ${statusCode} ${body.slice(0, 200)}`);
    const isUnknown = body.includes('is not supported here');
    if (isRefused && isUnknown === PARAMETERS.includes(name)) faults.push(`${name}: ${body}`);
  }
  expect(faults).toEqual([]);
});

test('documents every parameter that has an effect', () => {
  const text = readFileSync(fileURLToPath(new URL('../README.md', import.meta.url)), 'utf8');
  const table = /## Parameters\n([^]*?)\n## /u.exec(text)?.[1] ?? '';
  expect(PARAMETERS.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});
