import {HeldScripts} from '../src/HeldScripts.ts';
import {expect, test} from '../src/test.ts';

const main = 'main';

test.describe('the search page', () => {
  test('answers a deep link and shows the number of results', async ({page, hydrate}) => {
    await page.goto('/search?q=event');
    await hydrate();
    await expect(page.locator(main).getByRole('status')).toHaveText(/\d+ results for "event"/);
    await expect(page).toHaveTitle(/Search results for "event"/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
  });

  test('names results in the heading only when there are some', async ({page}) => {
    const shards = await HeldScripts.on(page, '**/search-index/**');
    const heading = page.getByRole('heading', {level: 1});
    await page.goto('/search?q=event');
    await expect(heading).toHaveText('Searching for "event"');
    shards.release();
    await expect(heading).toHaveText('Search results for "event"');
    await page.goto('/search?q=xqzvwkj');
    await expect(heading).toHaveText('No results for "xqzvwkj"');
    await expect(page).toHaveTitle(/Search results for "xqzvwkj"/);
  });

  test('shows twenty hits a page and more on request [spec 9-08]', async ({page, hydrate}) => {
    await page.goto('/search?q=event');
    await hydrate();
    const hits = page.locator(main).locator('.SearchPage-Hit');
    await expect(hits).toHaveCount(20);
    await page.locator(main).getByRole('button', {name: /more/i}).click();
    await expect.poll(() => hits.count()).toBeGreaterThanOrEqual(40);
  });

  test('lists a page once with its sections', async ({page, hydrate}) => {
    await page.goto('/search?q=camera%20shows%20no%20picture');
    await hydrate();
    const titles = page.locator(main).getByRole('heading', {level: 2});
    await expect(titles.first()).toHaveText('Connect a camera');
    const texts = await titles.allTextContents();
    expect(new Set(texts).size).toBe(texts.length);
    const first = page.locator('.SearchPage-Result').first();
    await expect(first.getByRole('link', {name: 'If it did not work'})).toHaveAttribute(
      'href',
      '/docs/ANSVIS/Guides/Camera/#if-it-did-not-work',
    );
  });

  test("ranks the reader's product first among equal matches", async ({page, hydrate}) => {
    await page.addInitScript(() =>
      localStorage.setItem(
        '__HELP_CENTER_VISITED_PAGES__',
        JSON.stringify([{path: '/docs/ODHUB/Introduction/', title: 'x'}]),
      ),
    );
    await page.goto('/search?q=system%20requirements');
    await hydrate();
    await expect(page.locator('.SearchPage-Result-path').first()).toContainText('ODHUB');
  });

  test('filters by product, with counts, joined by OR', async ({page, hydrate}) => {
    await page.goto('/search?q=licence');
    await hydrate();
    const status = page.locator(main).getByRole('status');
    await expect(status).toHaveText(/\d+ results/);
    const total = Number(/\d+/.exec(await status.innerText())?.[0]);
    const boxes = page.locator(main).getByRole('checkbox');
    const counts = await boxes.evaluateAll((all) =>
      all.map((box) =>
        Number(
          /\((\d+)\)/.exec(box.closest('label')?.textContent ?? box.getAttribute('aria-label') ?? '')?.[1],
        ),
      ),
    );
    await boxes.first().check();
    await expect(status).toHaveText(new RegExp(`^${counts[0]} results?`));
    await boxes.nth(1).check();
    await expect(status).toHaveText(new RegExp(`^${(counts[0] ?? 0) + (counts[1] ?? 0)} results?`));
    expect(total).toBeGreaterThanOrEqual((counts[0] ?? 0) + (counts[1] ?? 0));
  });

  test('lists products in navbar order, each on one line', async ({page, hydrate}) => {
    await page.setViewportSize({width: 1366, height: 900});
    await page.goto('/search?q=license');
    await hydrate();
    const labels = page.locator('.SearchPage-Filter label');
    await expect(labels.filter({hasText: 'License Manager'})).toHaveCount(1);
    const names = (await labels.allTextContents()).map((text) => text.replace(/ \(\d+\)$/, ''));
    const bar = await page
      .locator('.navbar__items:not(.navbar__items--right) .navbar__item')
      .allTextContents();
    expect(names.length).toBeGreaterThan(3);
    expect(names).toEqual(bar.filter((name) => names.includes(name)));
    const heights = await labels.evaluateAll((boxes) =>
      boxes.map((box) => box.getBoundingClientRect().height),
    );
    expect(Math.max(...heights)).toBeLessThan(40);
  });

  test('folds the products on a phone and names the chosen ones', async ({page, hydrate}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto('/search?q=licence');
    await hydrate();
    const fold = page.locator('.SearchPage-Filter summary');
    const box = page.getByRole('checkbox', {name: /^ANSVIS/});
    await expect(fold).toHaveText('Product');
    await expect(box).toBeHidden();
    await fold.press('Enter');
    await box.check();
    await fold.press('Enter');
    await expect(box).toBeHidden();
    await expect(fold).toHaveText('Product: ANSVIS');
    await expect(page).toHaveURL(/product=ANSVIS/);
  });

  test('shows the description where only the title matched', async ({page, hydrate}) => {
    await page.goto('/search?q=license');
    await hydrate();
    const first = page.locator('.SearchPage-Result').first();
    await expect(first.getByRole('heading')).toHaveText('License Manager');
    await expect(first.locator('.SearchPage-Result-snippet')).toHaveText(/\w+ \w+ \w+/);
  });

  test('shows matching text for each section, and no filter for a single product @release', async ({
    page,
    hydrate,
  }) => {
    await page.goto('/search?q=mqtt');
    await hydrate();
    await expect(page.locator('.SearchPage-Parts li').first()).toBeVisible();
    const rows = page.locator('.SearchPage-Parts li');
    const texts = await rows.locator('.DocSearch-Hit-snippet').allTextContents();
    expect(texts.filter((text) => /\S/.test(text))).toHaveLength(await rows.count());
    await page.goto('/search?q=license');
    await hydrate();
    await expect(page.getByRole('group', {name: 'Product'})).toBeVisible();
    await page.goto('/search?q=ffprobe');
    await hydrate();
    await expect(page.locator('.SearchPage-Result').first()).toBeVisible();
    const products = new Set(await page.locator('.SearchPage-Result-path').allTextContents());
    expect([...products].every((path) => path.startsWith('ANSVIS'))).toBe(true);
    await expect(page.getByRole('group', {name: 'Product'})).toHaveCount(0);
  });

  test('folds the parts of a page beyond the first two', async ({page, hydrate}) => {
    await page.goto('/search?q=mqtt');
    await hydrate();
    const first = page.locator('.SearchPage-Result', {has: page.locator('details')}).first();
    const parts = first.locator('.SearchPage-Parts li:visible');
    await expect(parts).toHaveCount(2);
    const more = first.getByText(/^More on this page \(\d+\)$/);
    const count = Number(/\d+/.exec((await more.textContent()) ?? '')?.[0]);
    await more.click();
    await expect(parts).toHaveCount(2 + count);
  });

  test('restores the position on Back', async ({page, hydrate}) => {
    await page.goto('/search?q=event');
    await hydrate();
    // Parts of a page beyond the first two are folded.
    const links = page.locator(main).locator('.SearchPage-Hit:visible');
    await expect(links.first()).toBeVisible();
    await links.nth(15).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => Math.round(scrollY));
    expect(before).toBeGreaterThan(200);
    await links.nth(15).click();
    await expect(page).toHaveURL(/\/docs\//);
    await page.goBack();
    await expect(page).toHaveURL(/\/search\?q=event/);
    await expect
      .poll(async () => Math.abs((await page.evaluate(() => Math.round(scrollY))) - before))
      .toBeLessThan(120);
  });

  test('searches while typing and updates the address', async ({page, hydrate}) => {
    await page.goto('/search');
    await hydrate();
    await page.locator(main).getByRole('searchbox').fill('mqtt');
    await expect(page.locator(main).getByRole('status')).toHaveText(/\d+ results? for "mqtt"/);
    await expect(page).toHaveURL(/\?q=mqtt/);
  });

  test('searches for what was typed before it could search', async ({page}) => {
    const scripts = await HeldScripts.on(page, '**/assets/search.*/search.js*');
    await page.goto('/search', {waitUntil: 'commit'});
    const field = page.locator(main).getByRole('searchbox');
    await field.fill('mqtt');
    scripts.release();
    await expect(page.locator(main).getByRole('status')).toHaveText(/\d+ results? for "mqtt"/);
    await expect(page).toHaveURL(/\?q=mqtt/);
  });

  for (const path of ['/search', '/search?q=mqtt'])
    test(`${path} offers popular pages until search has started, and they stay where they are`, async ({
      page,
    }) => {
      const scripts = await HeldScripts.on(page, '**/assets/search.*/search.js*');
      const shards = await HeldScripts.on(page, '**/search-index/**');
      await page.goto(path, {waitUntil: 'commit'});
      const popular = page.getByRole('navigation', {name: 'Popular pages'});
      const before = await popular.boundingBox();
      expect(before).not.toBeNull();
      const built = await popular.elementHandle();
      scripts.release();
      await expect.poll(() => built?.evaluate((nav) => nav.isConnected)).toBe(false);
      expect(await popular.boundingBox()).toEqual(before);
      shards.release();
      if (path.endsWith('mqtt')) await expect(popular).toHaveCount(0);
    });

  test('reports that nothing was found', async ({page, hydrate}) => {
    await page.goto('/search?q=xqzvwkj');
    await hydrate();
    await expect(
      page
        .locator(main)
        .getByText(/No results for/)
        .first(),
    ).toBeVisible();
  });

  test('offers popular pages and products when nothing was found', async ({page, hydrate}) => {
    await page.goto('/search?q=zzqqxx');
    await hydrate();
    const ways = page.getByRole('main');
    // The same links stand there before.
    await expect(page.locator('.SearchPage-Count')).toHaveText(/No results for/);
    await expect(ways.getByRole('navigation', {name: 'Popular pages'}).getByRole('link')).not.toHaveCount(0);
    await expect(ways.getByRole('link', {name: 'ANSVIS', exact: true})).toHaveAttribute(
      'href',
      '/docs/ANSVIS/',
    );
    // The text begins where the field does, not beside an empty column.
    const left = async (name: string) => (await page.locator(name).boundingBox())?.x;
    expect(await left('.SearchPage-Count')).toBe(await left('.SearchPage-Form'));
  });

  test('never shows a failure as no results, and recovers on Retry', async ({page, hydrate}) => {
    await page.route('**/search-index/**', (route) => route.abort());
    await page.goto('/search?q=camera');
    await hydrate();
    await expect(page.locator(main).getByText('Unable to fetch results').first()).toBeVisible();
    await expect(
      page.locator(main).getByText('You might want to check your network connection.').first(),
    ).toBeVisible();
    await expect(page.locator(main).getByText(/No results for/)).toHaveCount(0);
    await page.unroute('**/search-index/**');
    await page.locator(main).getByRole('button', {name: 'Retry'}).click();
    await expect(page.locator(main).getByRole('status')).toHaveText(/\d+ results/);
  });

  test('a second Escape in a row clears the query of the search page [spec 4-21]', async ({
    page,
    hydrate,
  }) => {
    await page.goto('/search?q=camera');
    await hydrate();
    const box = page.locator(main).getByRole('searchbox');
    await expect(box).toHaveValue('camera');
    await box.press('Escape');
    await expect(box).toHaveValue('camera');
    await box.press('End');
    await box.press('Escape');
    await expect(box).toHaveValue('camera');
    await box.press('Escape');
    await expect(box).toHaveValue('');
    await expect(page).toHaveURL(/\/search$/);
  });

  test('explains without scripts that it needs them', async ({browser, site}) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL: site.origin});
    const page = await context.newPage();
    await page.goto('/search?q=camera');
    await expect(page.getByText(/JavaScript/)).toBeVisible();
    await context.close();
  });
});

test.describe('the history of the search page', () => {
  test('has one step per filter and per query', async ({page, hydrate}) => {
    await page.goto('/search?q=camera');
    await hydrate();
    const field = page.getByRole('main').getByRole('searchbox');
    await page.getByRole('checkbox', {name: /^ANSVIS/}).check();
    await expect(page).toHaveURL(/\?q=camera&product=ANSVIS$/);
    await field.fill('camera m');
    await expect(page).toHaveURL(/q=camera\+m&/);
    await field.fill('camera model');
    await field.press('Enter');
    await expect(page).toHaveURL(/q=camera\+model&/);
    await page.goBack();
    await expect(page).toHaveURL(/\?q=camera&product=ANSVIS$/);
    await expect(field).toHaveValue('camera');
    await page.goBack();
    await expect(page).toHaveURL(/\?q=camera$/);
    await expect(page.getByRole('checkbox', {name: /^ANSVIS/})).not.toBeChecked();
  });

  test('line breaks in an address become spaces in the field', async ({page, hydrate}) => {
    await page.goto('/search?q=camera%0Amodel');
    await hydrate();
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('camera model');
  });
});
