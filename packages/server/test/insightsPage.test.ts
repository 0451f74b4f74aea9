import {createHash} from 'node:crypto';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {readForm, renderInsightsPage} from '../src/insights/renderInsightsPage.ts';
import type {InsightsReport} from '../src/insights/reportTables.ts';
import {createFolder, createTestServer} from './support/createTestServer.ts';

const row = (query: string, empty = 0) => ({query, searches: 3, empty, clicked: 1, hits: 9});
const REPORT: InsightsReport = {
  period: {from: '2026-01-01', to: '2026-01-31', index: ''},
  summary: {searches: 8, empty: 2, clicked: 4, views: 5, clicks: 6, meanPosition: 1.5},
  top: [row('camera'), row('<b>licence</b>')],
  withoutResults: [row('teleport', 3)],
  withoutClick: [],
  positions: [
    {position: 1, clicks: 4},
    {position: 3, clicks: 2},
  ],
  days: [{day: '2026-01-10', searches: 8, empty: 2, clicked: 4}],
  agents: [{way: 'search_docs', subject: 'camera', reads: 2, empty: 1}],
  feedback: [{page: '/docs/a/', helped: 1, notHelped: 2, reports: 1}],
  remarks: [{day: '2026-01-10', page: '/docs/a/', kind: 'report', text: '<i>step 3</i>'}],
};
const FORM = readForm(new URLSearchParams({key: '"><b>'}), Date.UTC(2026, 0, 31));
const AUTHOR = {key: 'key-of-the-authors', permissions: ['insights' as const]};

/** The HTML of the section about a table. */
function sectionOf(page: string, name: string): string {
  return new RegExp(`<section aria-labelledby="${name}">.*?</section>`, 's').exec(page)?.[0] ?? '';
}

test('shows the numbers, tables and bars of the period', () => {
  const page = renderInsightsPage(FORM, REPORT);
  expect(page).toContain('<dt>Without results</dt><dd>2 (25 %)</dd>');
  expect(page).toContain('<dt>Mean position of clicks</dt><dd>1.5</dd>');
  const bars = [...sectionOf(page, 'positions').matchAll(/<meter [^>]*max="(\d+)" value="(\d+)">/g)];
  expect(bars.map(([, max, value]) => `${value} of ${max}`)).toEqual(['4 of 4', '2 of 4']);
  expect(sectionOf(page, 'remarks')).not.toContain('<meter');
  expect(sectionOf(page, 'withoutClick')).toContain('None in these days.');
});

test('shows what readers and authors typed as text', () => {
  const page = renderInsightsPage(FORM, REPORT);
  expect(sectionOf(page, 'remarks')).toContain('<td>&lt;i&gt;step 3&lt;/i&gt;</td>');
  expect(sectionOf(page, 'top')).toContain('<td>&lt;b&gt;licence&lt;/b&gt;</td>');
  expect(page).toContain('value="&quot;&gt;&lt;b&gt;"');
});

test('links to each table as CSV', () => {
  const [, name, csv = ''] =
    /<a download="([^"]+)" href="data:text\/csv;charset=utf-8,([^"]+)"/.exec(
      sectionOf(renderInsightsPage(FORM, REPORT), 'positions'),
    ) ?? [];
  expect(name).toBe('positions-2026-01-01-2026-01-31.csv');
  expect(decodeURIComponent(csv)).toBe('position,clicks\r\n1,4\r\n3,2\r\n');
});

test('begins with the last thirty days', () => {
  expect(FORM).toMatchObject({from: '2026-01-02', to: '2026-01-31', index: ''});
});

async function createPage() {
  const {app} = await createTestServer({
    keys: [AUTHOR],
    insights: {database: join(await createFolder(), 'insights.sqlite'), retentionDays: 30, maxMegabytes: 50},
  });
  const send = (fields: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/insights',
      headers: {'content-type': 'application/x-www-form-urlencoded'},
      payload: new URLSearchParams(fields).toString(),
    });
  return {app, send};
}

test('serves the form, under a policy that allows its style sheet and nothing else', async () => {
  const {app} = await createPage();
  const {body, headers, statusCode} = await app.inject({url: '/insights'});
  expect(statusCode).toBe(200);
  const style = /<style>(.*?)<\/style>/s.exec(body)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers['content-security-policy']).toContain(`default-src 'none'; style-src 'sha256-${hash}';`);
  expect(body).not.toContain('<section');
});

test('shows the report for a key that may read it, which no cache keeps', async () => {
  const {send} = await createPage();
  const {body, headers, statusCode} = await send({key: AUTHOR.key, from: '2026-01-01', to: '2026-01-31'});
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(sectionOf(body, 'top')).toContain('None in these days.');
});

test.for([
  [{key: 'another'}, 403, 'Invalid Application-ID or API key'],
  [{}, 403, 'Invalid Application-ID or API key'],
  [{key: AUTHOR.key, from: 'yesterday'}, 400, 'Invalid value for &quot;from&quot; parameter'],
] as const)('says what is wrong with %j', async ([fields, status, message]) => {
  const {send} = await createPage();
  const {body, statusCode} = await send({...fields});
  expect(statusCode).toBe(status);
  expect(/<p role="alert">(.*?)<\/p>/.exec(body)?.[1]).toContain(message);
});

test('refuses a body that is no form', async () => {
  const {app} = await createPage();
  const answer = await app.inject({method: 'POST', url: '/insights', payload: {key: 5}});
  expect(answer.statusCode).toBe(403);
});
