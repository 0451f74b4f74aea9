import {expect, test} from '../src/test.ts';

test('no request leaves the origin on any kind of page, in search or navigation [spec 7-09]', async ({
  page,
  site,
  dialog,
  hydrate,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const {origin, protocol} = new URL(request.url());
    if (origin !== site.origin && protocol !== 'data:' && protocol !== 'blob:') foreign.push(request.url());
  });
  for (const path of [
    '/',
    '/docs',
    '/docs/ANSVIS/',
    '/docs/ANSVIS/Guides/Monitor-AI-Task/',
    '/blog',
    '/blog/how-search-works',
    '/search?q=event',
    '/markdown-page',
    '/nowhere',
  ]) {
    await page.goto(path);
    await hydrate();
    await page.waitForLoadState('networkidle');
  }
  await page.goto('/');
  await dialog.search('activation key');
  await expect(dialog.options.first()).toBeVisible();
  await page.keyboard.press('Enter');
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
});

test('search is not fetched before the first sign of intent @release', async ({page, dialog}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/docs/ANSVIS/Guides/Monitor-AI-Task/');
  await page.waitForLoadState('networkidle');
  const early = asked.splice(0);
  const worker = page.waitForEvent('worker');
  await dialog.search('activation key');
  await expect(dialog.options.first()).toBeVisible();
  const ofSearch = [
    new URL((await worker).url()).pathname,
    ...asked.filter((path) => /\/search-index\/|\/assets\/search\./.test(path)),
  ];
  expect(ofSearch.length).toBeGreaterThan(3);
  expect(early.filter((path) => ofSearch.includes(path))).toEqual([]);
});
