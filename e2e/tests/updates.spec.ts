import {rmSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {addLine, ChangingSite, renameSearchFiles} from '../src/ChangingSite.ts';
import {SITE_BUILD} from '../src/folders.ts';
import {offlineTest as test, readCaches} from '../src/offlineTest.ts';
import {expect, test as plainTest} from '../src/test.ts';
import {violationsOf} from '../src/violationsOf.ts';

const INTRODUCTION = '/docs/ANNHUB/Introduction/';
const LONG_PAGE = '/docs/ANSVIS/References/Troubleshoot/';
const NEVER_VISITED = '/docs/ODHUB/Guides/Evaluate-Export/';

test.describe('a new version', () => {
  const NEWS = 'This line came with the second version.';

  test('is offered, waits for the reader, and keeps the reading position', async ({
    page,
    place,
    visit,
    cut,
    restore,
  }) => {
    await visit(LONG_PAGE);
    await page.evaluate(() => {
      const headings = document.querySelectorAll('main h2[id]');
      const target = headings[Math.floor(headings.length / 2)];
      scrollTo({top: scrollY + (target?.getBoundingClientRect().top ?? 0) + 40, behavior: 'instant'});
      Object.assign(window, {beforeReload: target?.id});
    });
    const heading = await page.evaluate(() => (window as unknown as {beforeReload: string}).beforeReload);
    const topOf = () =>
      page.evaluate((id) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN, heading);
    const before = await topOf();
    place.publish((folder) => addLine(folder, LONG_PAGE, NEWS));
    await cut();
    await restore();
    const bar = page.locator('.offline-bar');
    await expect(bar).toContainText('A new version of this site is ready.', {timeout: 300_000});
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => 'beforeReload' in window), 'nothing reloads by itself').toBe(true);

    const loaded = page.waitForEvent('load');
    await bar.getByRole('button', {name: 'Show it'}).click();
    await loaded;
    expect(await page.evaluate(() => 'beforeReload' in window)).toBe(false);
    await page.mouse.move(5, 5);
    await page.mouse.move(8, 8);
    await expect(page.getByText(NEWS).first()).toBeAttached();
    await page.waitForFunction(() => sessionStorage.getItem('help-center.position') === null);
    expect(Math.abs((await topOf()) - before)).toBeLessThanOrEqual(2);
  });

  test('can be postponed @release', async ({page, place, visit, cut, restore}) => {
    await visit(INTRODUCTION);
    place.publish((folder) => addLine(folder, INTRODUCTION, NEWS));
    await cut();
    await restore();
    await page.getByRole('button', {name: 'Later'}).click();
    await expect(page.locator('.offline-bar')).toBeEmpty();
    await expect(page.getByText(NEWS)).toHaveCount(0);
  });

  test('updates a saved copy with changed files only and removes the old one @release', async ({
    page,
    place,
    save,
    cut,
    restore,
  }) => {
    await save();
    const before = Object.keys(await readCaches(page));
    place.publish((folder) => addLine(folder, NEVER_VISITED, NEWS));
    await cut();
    const {length} = place.asked;
    await restore();
    // By keyboard: a pointer would rest on a link after the reload, whose page is prefetched.
    await page.getByRole('button', {name: 'Show it'}).press('Enter', {timeout: 300_000});
    // The page is being loaded anew meanwhile.
    await expect(async () => {
      const left = Object.keys(await readCaches(page)).filter((name) => before.includes(name));
      expect(left.toString()).not.toMatch(/saved|shell/);
    }).toPass({timeout: 300_000});
    const asked = place.asked.slice(length).filter((path) => path.startsWith('/docs/'));
    expect(asked).toEqual([NEVER_VISITED]);
    await cut();
    await page.goto(NEVER_VISITED);
    await expect(page.getByText(NEWS).first()).toBeVisible();
  });

  test('reloads a page with missing scripts @release', async ({page, place, visit}) => {
    // Data saver keeps the scripts of the next page from being fetched before they are gone.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}}),
    );
    await visit(INTRODUCTION);
    place.publish((folder) => rmSync(join(folder, 'assets/js'), {recursive: true}));
    await page.evaluate(() => Object.assign(window, {beforeReload: true}));
    await page.locator('.pagination-nav__link--next').click();
    await page.waitForFunction(() => !('beforeReload' in window));
    await expect(page).not.toHaveURL(INTRODUCTION);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByText('This page crashed')).toHaveCount(0);
  });
});

/** A site that is published anew while a page is open whose reader has not searched yet. */
async function searchAfterDeploy(page: Page, place: ChangingSite): Promise<void> {
  await page.evaluate(() => Object.assign(window, {beforeDeploy: true}));
  place.publish(renameSearchFiles);
  await page.keyboard.press('Control+k');
  await page.waitForFunction(() => !('beforeDeploy' in window));
  const field = page.getByRole('combobox', {name: 'Search'});
  await field.fill('rtsp');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveCount(0);
}

test.describe('search in an outdated page', () => {
  test('opens with the new scripts, with a service worker @release', async ({page, place, visit}) => {
    await visit(INTRODUCTION);
    await searchAfterDeploy(page, place);
  });

  plainTest('opens with the new scripts, without a service worker', async ({page, hydrate}) => {
    const place = await ChangingSite.serve(SITE_BUILD);
    await page.goto(place.origin + INTRODUCTION);
    await hydrate();
    await searchAfterDeploy(page, place);
    await place.close();
  });
});
