import {expectSeen} from '../src/expectSeen.ts';
import {offlineTest as test, readCaches} from '../src/offlineTest.ts';
import {expect} from '../src/test.ts';
import {violationsOf} from '../src/violationsOf.ts';

const FIRST = '/docs/ANNHUB/Introduction/';
const WITH_PICTURE = '/docs/ANSTS/Training-Craft/Practice-Data/';
const NOT_SAVED = '/docs/ODHUB/Guides/Evaluate-Export/';

test('saves one product, with its size shown before, across a reload @release', async ({page, visit}) => {
  await visit('/offline');
  const main = page.getByRole('main');
  const row = main.locator('.offline-groups > li', {hasText: 'ANNHUB'});
  await expect(row).toContainText(/\d\.\d MB/);
  await expect(main).toContainText(/The first one takes \d\.\d MB more/);
  const save = page.getByRole('button', {name: 'Save ANNHUB'});
  await save.press('Enter');
  await expect(main.getByText('ANNHUB is saved on this device.')).toBeVisible({timeout: 300_000});
  // One size remains, that of all that is saved.
  await expect(row.locator('small')).toHaveText('saved');
  await expect(main).toContainText(/The first one takes \d\.\d MB more/);
  await expect(page.locator('#offline-list').getByRole('link', {name: 'ANNHUB', exact: true})).toBeVisible();
  await page.reload();
  await expect(row).toContainText('saved');
  await expect(page.getByRole('button', {name: 'Remove ANNHUB'})).toBeVisible();
  await expect(page.getByRole('button', {name: 'Save DLHUB'})).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('reads and searches the saved product offline, and reports that others are not saved', async ({
  page,
  visit,
  cut,
  hydrate,
  dialog,
}) => {
  await visit('/offline');
  await page.getByRole('button', {name: 'Save ANNHUB'}).click();
  await expect(page.getByText('ANNHUB is saved on this device.')).toBeVisible({timeout: 300_000});
  await cut();

  await page.goto(FIRST);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/Introduction to ANNHUB/);
  await hydrate();
  await expect(page.locator('.offline-bar')).toContainText('Saved: ANNHUB.');
  await page.evaluate(() => Object.assign(window, {samePage: true}));
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(FIRST);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(await page.evaluate(() => 'samePage' in window), 'React changed the page').toBe(true);

  await dialog.search('camera');
  const hit = (folder: string) => dialog.root.locator(`.DocSearch-Hit[href^="/docs/${folder}/"]`).first();
  const noteOf = (folder: string) =>
    hit(folder).evaluate((element) => getComputedStyle(element, '::after').content);
  await expect(hit('ANSVIS')).toBeVisible();
  await expect.poll(() => noteOf('ANSVIS')).toBe('"Not saved on this device"');
  await dialog.input.fill('overfitting');
  await expect(hit('ANNHUB')).toBeVisible();
  expect(await noteOf('ANNHUB')).toBe('none');
  await hit('ANNHUB').click();
  await expect(page).toHaveURL(/\/docs\/ANNHUB\//);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();

  await page.goto(NOT_SAVED);
  const main = page.getByRole('main');
  await expect(main.getByText('This page is not on this device')).toBeVisible();
  await expect(main.getByText('It is part of ODHUB, which is not saved on this device.')).toBeVisible();
  await expect(main.getByText('Saved on this device:')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.locator('#offline-list').getByRole('link', {name: 'ANNHUB', exact: true}).click();
  await expect(page).toHaveURL(/\/docs\/ANNHUB\//);
});

test('keeps pictures of a saved product, removes one product alone, and clears everything with the last @release', async ({
  page,
  visit,
  cut,
  restore,
}) => {
  await visit('/offline');
  await page.getByRole('button', {name: 'Save ANSTS'}).click();
  await expect(page.getByText('ANSTS is saved on this device.')).toBeVisible({timeout: 300_000});
  await page.getByRole('button', {name: 'Save License'}).click();
  await expect(page.getByText('License Manager is saved on this device.', {exact: true})).toBeVisible({
    timeout: 300_000,
  });
  await cut();
  await page.goto(WITH_PICTURE);
  const picture = page.getByRole('main').locator('img[srcset]').first();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100);
  await restore();

  await visit('/offline');
  const saved = async () =>
    Object.entries(await readCaches(page)).find(([name]) => name.includes('saved'))?.[1] ?? [];
  await page.getByRole('button', {name: 'Remove ANSTS'}).press('Enter');
  await expect(page.getByText('ANSTS was removed from this device.')).toBeVisible();
  await expect(page.getByRole('button', {name: 'Save ANSTS'})).toBeFocused();
  expect((await saved()).filter((path) => path.startsWith('/docs/ANSTS'))).toEqual([]);
  expect(await saved()).toContainEqual(expect.stringMatching(/^\/docs\/License\//));
  await page.getByRole('button', {name: 'Remove License'}).click();
  await expect(page.getByText('License Manager was removed from this device.', {exact: true})).toBeVisible();
  expect(await saved()).toEqual([]);
});

test('stops and resumes saving by keyboard, and reports full storage @release', async ({
  page,
  place,
  visit,
}) => {
  await visit('/offline');
  place.delay = 100;
  const save = page.getByRole('button', {name: 'Save ANNHUB'});
  await save.press('Enter');
  const cancel = page.getByRole('button', {name: 'Cancel'});
  await expect(cancel).toBeFocused();
  await expect(page.getByRole('progressbar', {name: /Saving: \d/})).toBeVisible();
  await expect(page.locator('#offline-list')).toHaveText(/^Saving: \d\.\d MB of \d\.\d MB$/);
  await expect(page.getByRole('button', {name: 'Save DLHUB'})).toBeDisabled();
  await cancel.press('Enter');
  await expect(page.getByText('Saving was stopped.')).toBeVisible();
  await expect(save).toBeFocused();
  place.delay = 0;
  await page.evaluate(() => {
    const put = Cache.prototype.put;
    let count = 0;
    Cache.prototype.put = function refuse(...args) {
      count += 1;
      if (count > 5) return Promise.reject(new DOMException('Quota exceeded.', 'QuotaExceededError'));
      return put.apply(this, args);
    };
  });
  await save.click();
  await expect(page.locator('.alert--danger')).toHaveText(
    /There is not enough room on this device: \d+ MB are needed.*Nothing new was kept/,
  );
  await expectSeen(page.locator('.alert--danger'));
  expect(Object.keys(await readCaches(page)).filter((name) => name.includes('saved'))).toEqual([]);
});
