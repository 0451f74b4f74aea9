import {readFile} from 'node:fs/promises';
import {expectSeen} from '../src/expectSeen.ts';
import {READER, refuseTracking, reportsTest as test, signIn, WISHES} from '../src/reportsTest.ts';
import {SearchDialog} from '../src/SearchDialog.ts';
import {expect} from '../src/test.ts';
import {violationsOf} from '../src/violationsOf.ts';

test('reports show searches, clicks and feedback with bars after sign-in', async ({
  page,
  dialog,
  server,
  context,
}) => {
  // Two pages and a server, one after the other.
  test.slow();
  await page.clock.install();
  await page.goto('/');
  await dialog.search('teleporter');
  await expect(dialog.root).toContainText('No results');
  await expectSeen(dialog.root.getByText('No results').first());
  await page.clock.runFor(1500);
  await dialog.input.fill('second');
  await expect(dialog.options.first()).toBeVisible();
  const told = page.waitForResponse((response) => response.url().includes('/1/sessions'));
  await dialog.options.first().click();
  expect((await told).status()).toBe(200);
  await page.request.post(`${server.origin}/1/feedback?x-algolia-api-key=${READER}`, {
    data: {page: '/docs/second', kind: 'not-helped', text: '<b>too short</b>'},
  });

  const report = await context.newPage();
  const faults: string[] = [];
  report.on('pageerror', (error) => faults.push(String(error)));
  report.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await signIn(report, server);
  const section = (name: string) => report.getByRole('region', {name, exact: true}).first();
  await expect(report.locator('dl')).toContainText('Searches2Without results1 (50 %)With a click1 (50 %)');
  await expect(section('Searches without results').getByRole('cell').first()).toHaveText('teleporter');
  await expect(section('Did this help?').getByRole('row').last()).toHaveText('/docs/second010');
  await expect(section('What readers wrote')).toContainText('<b>too short</b>');
  const bars = section('Top searches').locator('meter');
  await expect(bars).toHaveCount(2);
  await bars.first().scrollIntoViewIfNeeded();
  for (const bar of await bars.all()) await expectSeen(bar);

  const [saved] = await Promise.all([
    report.waitForEvent('download'),
    section('Searches without results').getByRole('link', {name: 'Export as CSV'}).click(),
  ]);
  expect(await readFile(await saved.path(), 'utf8')).toContain('teleporter,1,1,0,0');
  expect(faults).toEqual([]);
});

test('the reports explain a rejected key and show nothing @release', async ({page, server}) => {
  for (const [key, message] of [
    ['key-of-nobody', 'Invalid Application-ID or API key'],
    [READER, 'Method not allowed with this API key'],
  ] as const) {
    await signIn(page, server, key);
    await expect(page.getByRole('alert')).toHaveText(message);
    await expectSeen(page.getByRole('alert'));
    await expect(page.getByRole('table')).toHaveCount(0);
  }
});

test('the reports are accessible and fit a phone, light and dark @release', async ({page, server}) => {
  await page.request.post(`${server.origin}/1/sessions?x-algolia-api-key=${READER}`, {
    data: {
      index: 'help-center',
      searches: [{id: 'b'.repeat(32), query: 'x'.repeat(80), hits: 0}],
    },
  });
  await page.setViewportSize({width: 390, height: 800});
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    await signIn(page, server);
    await expect(page.getByRole('table').first()).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
});

test('nothing is reported with tracking opt-outs, and the notice is linked @release', async ({
  page,
  dialog,
  browser,
  site,
}) => {
  await page.route('http://search.example.com/**', (route) => route.abort());
  await page.goto('/');
  await dialog.open();
  await dialog.root.locator('a[href="/privacy"]').click();
  await expect(page.getByRole('main')).toContainText(
    'this site reports the use of search to search.example.com: the words you searched for',
  );
  await expect(page.getByRole('main')).toContainText('If you answer "Did this help?" or send a report');

  for (const wish of WISHES) {
    const context = await browser.newContext({baseURL: site.origin, serviceWorkers: 'block'});
    await refuseTracking(context, wish);
    const asked: string[] = [];
    context.on('request', (request) => asked.push(request.url()));
    const quiet = await context.newPage();
    await quiet.goto('/');
    const search = new SearchDialog(quiet);
    await search.search('second');
    await search.options.first().click();
    await quiet.waitForURL('**/docs/second*');
    await quiet.goto('/docs/long');
    await context.close();
    expect([wish, asked.filter((url) => url.includes('search.example.com'))]).toEqual([wish, []]);
  }
});
