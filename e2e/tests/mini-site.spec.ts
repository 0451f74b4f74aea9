import {readFileSync} from 'node:fs';
import {expectSeen} from '../src/expectSeen.ts';
import {MINI_BUILD} from '../src/folders.ts';
import {expect, miniTest as test} from '../src/test.ts';

test.describe('announcement bar', () => {
  test('shows its content in the configured colours [spec 2.3-02]', async ({page}) => {
    await page.goto('/');
    const bar = page.getByText('Test announcement with a link');
    await expect(bar).toBeVisible();
    await expectSeen(bar);
    const colours = await page.locator('.theme-announcement-bar').evaluate((element) => {
      const {backgroundColor, color} = getComputedStyle(element);
      return {backgroundColor, color};
    });
    expect(colours).toEqual({backgroundColor: 'rgb(11, 61, 79)', color: 'rgb(255, 255, 255)'});
  });

  test('a dismissal is remembered until the id changes [spec 4-04]', async ({page, hydrate}) => {
    await page.goto('/');
    await hydrate();
    await page.locator('.theme-announcement-bar').getByRole('button', {name: 'Close'}).click();
    await expect(page.getByText('Test announcement')).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('Test announcement')).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))).toBe('true');
    await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an older one'));
    await page.reload();
    await expect(page.getByText('Test announcement')).toBeVisible();
  });
});

test.describe('a page that crashes', () => {
  test('shows the message, its causes and a retry button [spec 2.3-14, 4-13, 8-01]', async ({
    page,
    hydrate,
  }) => {
    await page.goto('/crash');
    await hydrate();
    await page.getByRole('button', {name: 'Crash now'}).click();
    await expect(page.getByText('This page crashed')).toBeVisible();
    await expect(page.getByText(/The fuse is lit/)).toBeVisible();
    await expectSeen(page.getByText(/The fuse is lit/).first());
    await expect(page.getByText(/A match was near/)).toBeVisible();
    await expect(page).toHaveTitle(/Page Error/);
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('button', {name: 'Crash now'})).toBeVisible();
  });
});

test('a navbar crash names the navbar in the title [spec 2.3-14]', async ({page, hydrate}) => {
  await page.goto('/docs/second');
  await hydrate();
  await page.evaluate(() => dispatchEvent(new Event('break-the-fragile-item')));
  await expect(page.getByText('This page crashed')).toBeVisible();
  await expect(page).toHaveTitle(/Page Error/);
});

test.describe('a wrong base URL', () => {
  test('shows a banner with a suggested base URL [spec 8-03]', async ({page}) => {
    const html = readFileSync(`${MINI_BUILD}/index.html`, 'utf8');
    await page.route('https://host.example/sub/folder/', (route) =>
      route.fulfill({body: html, contentType: 'text/html'}),
    );
    await page.route(/host\.example\/assets/, (route) => route.fulfill({status: 404}));
    await page.route(/host\.example\/sub\/folder\/assets/, (route) =>
      route.fulfill({path: MINI_BUILD + new URL(route.request().url()).pathname.replace('/sub/folder', '')}),
    );
    await page.goto('https://host.example/sub/folder/');
    const banner = page.locator('body > .alert--danger');
    await expect(banner).toContainText('did not load properly');
    await expectSeen(banner);
    await expect(banner).toContainText('baseUrl = /sub/folder/');
  });
});

test.describe('unlisted pages', () => {
  test('are in the sidebar only while open [spec 3-07, 4-10]', async ({page}) => {
    await page.goto('/docs/long');
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await expect(sidebar.getByRole('link', {name: 'Second page'})).toBeVisible();
    await expect(sidebar.getByRole('link', {name: 'Hidden page'})).toHaveCount(0);
    await page.goto('/docs/hidden');
    await expect(sidebar.getByRole('link', {name: 'Hidden page'})).toBeVisible();
  });
});

test('a failing navbar item reports its configuration [spec 5-05]', async ({page, hydrate}) => {
  const errors: string[] = [];
  page.on('console', (message) => errors.push(message.text()));
  await page.goto('/');
  await hydrate();
  await page.evaluate(() => dispatchEvent(new Event('break-the-fragile-item')));
  await expect(page.getByText(/A theme navbar item failed to render/).first()).toBeVisible();
  await expect(page.getByText(/double-check the following navbar item/).first()).toBeVisible();
  await expect(page.getByText(/The fragile item broke/).first()).toBeVisible();
});
