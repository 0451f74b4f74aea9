import {join} from 'node:path';
import {expect, test} from 'vitest';
import {createInsights, openDatabase} from '../src/insights/createInsights.ts';
import {createInsightsStore} from '../src/insights/createInsightsStore.ts';
import {createMetrics} from '../src/metrics/createMetrics.ts';
import {createFolder} from './support/createTestServer.ts';

const DAY = 86_400_000;

async function open() {
  const database = join(await createFolder(), 'insights.sqlite');
  const config = {database, retentionDays: 2, maxMegabytes: 50};
  const insights = createInsights({config, metrics: createMetrics(), onFailure: () => {}});
  const countSearches = async () => {
    const store = createInsightsStore(openDatabase(config));
    const {summary} = await store.report({from: '2000-01-01', to: '9999-12-31', index: 'docs'});
    await store.close();
    return summary.searches;
  };
  return {config, insights, countSearches};
}

test('stores the searches of the last seconds when it stops', async () => {
  const {insights, countSearches} = await open();
  insights.log.record({caller: 'a', queryID: 'q', index: 'docs', query: 'camera', hits: 1});
  await insights.close();
  expect(await countSearches()).toBe(1);
});

test('deletes entries older than the retention period when it starts', async () => {
  const {config, insights, countSearches} = await open();
  const row = {table: 'searches', index: 'docs', query: 'camera', hits: 1} as const;
  const rows = [1, 3].map((days) => ({...row, id: String(days), at: Date.now() - days * DAY}));
  await insights.store.write(rows);
  await insights.close();
  await createInsights({config, metrics: createMetrics(), onFailure: () => {}}).close();
  expect(await countSearches()).toBe(1);
});
