import {rmSync} from 'node:fs';
import {join} from 'node:path';
import {expectSeen} from '../src/expectSeen.ts';
import {finishOffline} from '../src/finishOffline.ts';
import {offlineTest as test, readCaches} from '../src/offlineTest.ts';
import {expect} from '../src/test.ts';
import {violationsOf} from '../src/violationsOf.ts';
import {watchFaults} from '../src/watchFaults.ts';

const INTRODUCTION = '/docs/ANNHUB/Introduction/';
const NEVER_VISITED = '/docs/ODHUB/Guides/Evaluate-Export/';

test('is not fetched before a sign of intent', async ({page, place, hydrate}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const ofIt = () => asked.filter((path) => /service-worker|offline/.test(path));
  await page.goto(place.origin + INTRODUCTION);
  await page.waitForLoadState('networkidle');
  expect(ofIt()).toEqual([]);
  await hydrate();
  await expect.poll(ofIt).toContainEqual(expect.stringMatching(/^\/assets\/js\/offline/));
  expect(ofIt()).not.toContain('/offline-files.json');
});

test('lists stored pages within the policy of the page that the reader comes from', async ({page, visit}) => {
  const faults = await watchFaults(page);
  await visit('/');
  await page.getByRole('link', {name: 'Read offline'}).first().click();
  await expectSeen(page.locator('#offline-list').getByRole('link').first());
  expect(faults).toEqual([]);
});

test('reads and searches a saved site offline @release', async ({page, save, cut, hydrate, dialog}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await save();
  await cut();

  await page.goto(NEVER_VISITED);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/Evaluate a detector/);
  await hydrate();
  await page.evaluate(() => Object.assign(window, {samePage: true}));
  await page.locator('.pagination-nav__link').first().click();
  await expect(page).not.toHaveURL(NEVER_VISITED);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(await page.evaluate(() => 'samePage' in window), 'React changed the page').toBe(true);

  for (const path of ['/', '/docs', '/blog', '/blog/how-search-works', '/search', '/docs/License']) {
    await page.goto(path);
    await expect(page.getByRole('heading', {level: 1}).first()).toBeVisible();
    expect(page.url(), path).not.toContain('/offline');
  }

  await page.goto(INTRODUCTION);
  await dialog.open();
  for (const query of ['camera', 'activation key', 'overfitting', 'labelling tool', 'event trigger']) {
    await dialog.input.fill(query);
    await expect(dialog.root.locator('mark').first(), query).toBeVisible();
    await expect(dialog.options.first(), query).toBeVisible();
  }
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(INTRODUCTION);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(refused).toEqual([]);
});

test('shows size, progress and end of saving @release', async ({page, visit}) => {
  await visit('/offline');
  const box = page.getByRole('main');
  await expect(box.getByText(/The whole site takes \d+\.\d MB on this device/)).toBeVisible();
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, {seen});
    new MutationObserver(() => {
      const bar = document.querySelector('[role=progressbar]');
      if (bar) seen.push(Number(bar.getAttribute('aria-valuenow')));
    }).observe(document.body, {subtree: true, childList: true, attributes: true});
  });
  await box.getByRole('button', {name: 'Save the whole site'}).click();
  await expect(box.getByRole('status').last()).toHaveText('The site is saved on this device.', {
    timeout: 300_000,
  });
  const seen = await page.evaluate(() => (window as unknown as {seen: number[]}).seen);
  expect(seen.length).toBeGreaterThan(10);
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  await expect(box.getByText(/The whole site has been on this device since/)).toBeVisible();
});

test('cancels and resumes saving by keyboard @release', async ({page, place, visit}) => {
  await visit('/offline');
  // The answers are held back, so that there is something to cancel.
  place.delay = 100;
  const save = page.getByRole('button', {name: 'Save the whole site'});
  await save.press('Enter');
  await expect(page.getByRole('button', {name: 'Cancel'})).toBeFocused();
  await expect
    .poll(async () => Object.keys(await readCaches(page)).some((name) => /saved/.test(name)))
    .toBe(true);
  await page.getByRole('button', {name: 'Cancel'}).press('Enter');
  await expect(page.getByText('Saving was stopped.')).toBeVisible();
  await expect(save).toBeFocused();
  const stopped = Object.entries(await readCaches(page)).find(([name]) => name.includes('saved'));
  expect(stopped?.[1]).not.toContain('/offline-files.json');
  place.delay = 0;
  const before = place.asked.length;
  await page.getByRole('button', {name: 'Save the whole site'}).click();
  await expect(page.getByText('is saved on this device')).toBeVisible({timeout: 300_000});
  const askedAgain = place.asked.slice(before);
  expect(stopped?.[1].filter((path) => path.startsWith('/assets/') && askedAgain.includes(path))).toEqual([]);
});

test('reports full storage and stores nothing @release', async ({page, visit}) => {
  await page.addInitScript(() => {
    const put = Cache.prototype.put;
    let count = 0;
    Cache.prototype.put = function refuse(...args) {
      count += 1;
      if (count > 20) return Promise.reject(new DOMException('Quota exceeded.', 'QuotaExceededError'));
      return put.apply(this, args);
    };
  });
  await visit('/offline');
  await page.getByRole('button', {name: 'Save the whole site'}).click();
  await expect(page.locator('.alert--danger')).toHaveText(
    /There is not enough room on this device: \d+ MB are needed.*Delete something else/,
    {timeout: 300_000},
  );
  await expectSeen(page.locator('.alert--danger'));
  expect(Object.keys(await readCaches(page)).filter((name) => name.includes('saved'))).toEqual([]);
});

test('opens visited pages without saving, and links to them from a notice on others', async ({
  page,
  visit,
  cut,
  restore,
}) => {
  await visit(INTRODUCTION);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(INTRODUCTION);
  const second = new URL(page.url()).pathname;
  await expect
    .poll(async () => (await readCaches(page))['help-center / pages'])
    .toContain(second.replace(/\/$/, ''));
  await cut();

  await page.goto(second);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(second);

  await page.goto(NEVER_VISITED);
  const main = page.getByRole('main');
  await expect(main.getByText('This page is not on this device')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await main.getByRole('link', {name: 'Introduction to ANNHUB'}).click();
  await expect(page).toHaveURL(INTRODUCTION);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/Introduction to ANNHUB/);

  await page.goto(NEVER_VISITED);
  await restore();
  await main.getByRole('link', {name: 'Try again'}).click();
  await expect(page).toHaveURL(NEVER_VISITED);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/Evaluate a detector/);
});

test('escapes the address in the notice and links inside the site only @release', async ({page, visit}) => {
  await visit(INTRODUCTION);
  await page.goto(`/offline?from=${encodeURIComponent('/docs/"><img src=x onerror=alert(1)>')}`);
  await expect(page.getByText('/docs/"><img src=x onerror=alert(1)>')).toBeVisible();
  for (const address of ['//evil.example/', '/\t/evil.example', '/\\evil.example']) {
    await page.goto(`/offline?from=${encodeURIComponent(address)}`);
    await expect(page.getByText('Pages you have visited')).toBeVisible();
    await expect(page.getByRole('link', {name: 'Try again'})).toHaveCount(0);
  }
});

test('continues to search offline after one search', async ({page, visit, dialog, cut}) => {
  await visit(INTRODUCTION);
  await dialog.search('camera');
  await expect(dialog.options.first()).toBeVisible();
  const countParts = async () =>
    ((await readCaches(page))['help-center / assets'] ?? []).filter((path) => /search-index/.test(path))
      .length;
  const length = await page.evaluate(async () => {
    const list: {files: {path: string}[]} = await (await fetch('/offline-files.json')).json();
    return list.files.filter(({path}) => path.startsWith('search-index/')).length;
  });
  await expect.poll(countParts).toBe(length);
  await cut();
  await page.goto(INTRODUCTION);
  await dialog.search('overfitting');
  await expect(dialog.root.locator('mark').first()).toBeVisible();
});

test('shows an offline bar that covers nothing and disappears @release', async ({
  page,
  visit,
  cut,
  restore,
}) => {
  await visit(INTRODUCTION);
  await cut();
  const bar = page.locator('.offline-bar');
  await expect(bar).toContainText('You are offline.');
  await expect(bar).toHaveRole('status');
  expect(await violationsOf(page)).toEqual([]);
  for (const width of [1280, 390]) {
    await page.setViewportSize({width, height: 800});
    await page.evaluate(() =>
      window.scrollTo({top: document.documentElement.scrollHeight, behavior: 'instant'}),
    );
    const places = await Promise.all([page.getByRole('contentinfo').boundingBox(), bar.boundingBox()]);
    const [footer, shown] = places.map((box) => ({top: box?.y ?? 0, height: box?.height ?? 0}));
    expect(shown?.height).toBeGreaterThan(20);
    expect((footer?.top ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((shown?.top ?? 0) + 1);
  }
  await restore();
  await expect(bar).toHaveText('You are online again.');
  await expect(bar).toBeEmpty();
});

test('does not wait for a slow server when there is a copy', async ({page, place, visit}) => {
  await visit(INTRODUCTION);
  // Longer than the timeout of a test.
  place.delay = 3_600_000;
  await page.goto(INTRODUCTION, {waitUntil: 'commit'});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('removes everything from the device and stores nothing afterwards', async ({page, save, hydrate}) => {
  await save();
  await page.getByRole('button', {name: 'Remove from this device'}).click();
  await expect(page.getByText('Everything was removed from this device.')).toBeVisible();
  // The worker may still be deleting what was in flight.
  await expect.poll(() => readCaches(page)).toEqual({});
  await page.goto(INTRODUCTION);
  await hydrate();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => readCaches(page)).toEqual({});
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
});

test('reads a site offline that was removed and saved again @release', async ({page, save, cut}) => {
  await save();
  await page.getByRole('button', {name: 'Remove from this device'}).click();
  await page.getByRole('button', {name: 'Save the whole site'}).click();
  await page.getByText('is saved on this device').waitFor({timeout: 300_000});
  await cut();
  await page.goto(NEVER_VISITED);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/Evaluate a detector/);
});

test('removes data of older builds when the feature is off @release', async ({page, place, visit}) => {
  await visit(INTRODUCTION);
  place.publish(
    (folder) => {
      rmSync(join(folder, 'offline-files.json'));
      finishOffline(folder, {enabled: false});
    },
    {isFinished: true},
  );
  await page.goto(NEVER_VISITED);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  await expect.poll(() => readCaches(page)).toEqual({});
});

test('has an offline page without violations in both colour modes @release', async ({page, visit, save}) => {
  await visit('/offline');
  await expect(page.getByRole('button', {name: 'Save the whole site'})).toBeVisible();
  expect(await violationsOf(page), 'offered').toEqual([]);
  await save();
  expect(await violationsOf(page), 'saved').toEqual([]);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await visit('/offline');
  await expect(page.getByText('The whole site has been on this device since')).toBeVisible();
  expect(await violationsOf(page), 'saved, dark').toEqual([]);
});
