import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {SITE_BUILD} from '../src/folders.ts';
import {expect, test} from '../src/test.ts';

const PAGE = '/docs/ANNHUB/Introduction/';

test.describe('when the network fails', () => {
  test('an index that cannot be fetched shows the error, never "no results" [spec 2.5-08, 8-04]', async ({
    page,
    dialog,
  }) => {
    await page.route('**/search-index/**', (route) => route.abort());
    await page.goto(PAGE);
    await dialog.search('camera');
    await expect(dialog.root.getByText('Unable to fetch results').first()).toBeVisible();
    await expect(
      dialog.root.getByText('You might want to check your network connection.').first(),
    ).toBeVisible();
    await expect(dialog.root.getByText(/No results for/)).toHaveCount(0);
  });

  test('an HTML page in place of the index shows the error, too', async ({page, dialog}) => {
    await page.route('**/search-index/**', (route) =>
      route.fulfill({body: '<!doctype html><title>Sign in</title>', contentType: 'text/html'}),
    );
    await page.goto(PAGE);
    await dialog.search('camera');
    await expect(dialog.root.getByText('Unable to fetch results').first()).toBeVisible();
  });

  test('text typed while the dialog loads becomes the query, including spaces and slashes', async ({
    page,
    dialog,
    hydrate,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/search.*/search.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(PAGE);
    await hydrate();
    await page.keyboard.press('Control+k');
    await expect(page.getByText('Loading search')).toBeVisible();
    await page.keyboard.type('licence key/id');
    release();
    await expect(dialog.input).toHaveValue('licence key/id');
    await expect(dialog.options.first()).toBeVisible();
  });

  test("the dialog's script is fetched once", async ({page, dialog}) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/search.js')) fetched.push(request.url());
    });
    await page.goto(PAGE);
    await dialog.search('camera');
    await expect(dialog.options.first()).toBeVisible();
    expect(fetched).toHaveLength(1);
  });

  test('search continues when the network fails after the first result', async ({page, context, dialog}) => {
    const fetched = new Set<string>();
    page.on('requestfinished', (request) => {
      if (request.url().includes('/search-index/')) fetched.add(request.url());
    });
    await page.goto(PAGE);
    await dialog.search('activation key');
    await expect(dialog.options.first()).toBeVisible();
    // The rest of the index is fetched ahead once the first answer is there.
    await expect
      .poll(() => fetched.size, {timeout: 300_000})
      .toBe(readdirSync(join(SITE_BUILD, 'search-index')).length);
    await context.setOffline(true);
    await dialog.input.fill('mqtt');
    await expect(dialog.options.first()).toContainText(/mqtt/i);
    await dialog.input.fill('threshold');
    await expect(dialog.options.first()).toBeVisible();
    await context.setOffline(false);
  });
});
