/// <reference lib="dom" />
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {Browser, Page} from 'playwright-core';
import {serveFolder} from '@help-center/built-site/serve';
import {pickDocument, type BuiltSite} from './BuiltSite.ts';
import {collectFaults, hydrate, openContext} from './walkPages.ts';

/** The outcome of trying one feature as a reader does. */
export interface Trial {
  readonly name: string;
  readonly outcome: 'works' | 'fails' | 'not offered';
  readonly detail: string;
}

const LIMIT_MS = 15_000;
const COLOUR_SWITCH = 'nav button[class*="toggleButton"], nav [class*="colorModeToggle"] button';
const RESULT = 'dialog[open] [role=option], [role=dialog] [role=option]';

/** The longest word of the page's title, to search for. */
async function pickQuery(page: Page): Promise<string> {
  const title = await page.locator('h1').first().innerText();
  const words = title.match(/\p{L}{3,}/gu) ?? [title];
  return [...words].sort((one, other) => other.length - one.length)[0] ?? title;
}

async function trySearch(page: Page, url: string): Promise<void> {
  await page.goto(url);
  const query = await pickQuery(page);
  await page.locator('.DocSearch-Button').filter({visible: true}).first().click({timeout: LIMIT_MS});
  const field = page.locator('dialog[open] input, [role=dialog] input').first();
  await field.waitFor({timeout: LIMIT_MS});
  await page.keyboard.type(query, {delay: 20});
  await page.locator(RESULT).first().waitFor({timeout: LIMIT_MS});
  const before = page.url();
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    (left) => location.href !== left || document.querySelector('dialog[open]') === null,
    before,
    {timeout: LIMIT_MS},
  );
  await page.locator('h1').first().waitFor({timeout: LIMIT_MS});
}

async function tryNavigation(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, {anySiteMark: true}));
  const links = page.locator(
    '.pagination-nav__link, .theme-doc-sidebar-menu a.menu__link[href^="/"], main a[href^="/"]',
  );
  const {pathname} = new URL(url);
  // Some pages begin with a link to themselves, which leads nowhere.
  const elsewhere = page.locator(`a:not([href="${pathname}"])`);
  const link = links.and(elsewhere).filter({visible: true}).first();
  const target = new URL((await link.getAttribute('href')) ?? '/', url).pathname;
  await link.click();
  await page.waitForFunction(
    (path) => location.pathname.replace(/\/$/, '') === path.replace(/\/$/, ''),
    target,
    {timeout: LIMIT_MS},
  );
  await page.locator('h1').first().waitFor({timeout: LIMIT_MS});
  const isSame = await page.evaluate(() => 'anySiteMark' in window);
  if (!isSame) throw new Error(`going to ${target} reloads the page`);
  await page.goBack();
  await page.waitForFunction((path) => location.pathname === path, pathname, {timeout: LIMIT_MS});
}

async function tryColourMode(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrate(page);
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  const before = await theme();
  const button = page.locator(COLOUR_SWITCH).filter({visible: true}).first();
  for (let click = 0; click < 3 && (await theme()) === before; click++) await button.click();
  const after = await theme();
  if (after === before) throw new Error(`the switch leaves the colour mode at ${before}`);
  await page.reload();
  if ((await theme()) !== after) throw new Error('the colour mode is lost after a reload');
}

async function tryOffline(browser: Browser, site: BuiltSite, path: string): Promise<void> {
  // Needs its own server, because it stops it.
  const served = await serveFolder(site.folder, {baseUrl: site.base, headers: site.headers});
  const context = await browser.newContext({serviceWorkers: 'allow'});
  try {
    const page = await context.newPage();
    await page.goto(served.origin + encodeURI(path));
    await hydrate(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
      timeout: LIMIT_MS,
    });
    const title = await page.locator('h1').first().innerText();
    await page.reload();
    await hydrate(page);
    await page.waitForFunction(
      async () =>
        (await caches.match(location.href, {ignoreSearch: true})) !== undefined ||
        (await caches.match(location.pathname.replace(/(.)\/$/, '$1'))) !== undefined,
      undefined,
      {timeout: LIMIT_MS},
    );
    await served.close();
    await context.setOffline(true);
    await page.reload({timeout: LIMIT_MS});
    const again = await page.locator('h1').first().innerText();
    if (again !== title) throw new Error(`shows "${again}" instead of "${title}"`);
  } finally {
    await context.close();
    await served.close().catch(() => undefined);
  }
}

/** Tries search, navigation, the colour mode and offline reading on a document of each locale. */
export async function tryFeatures(browser: Browser, site: BuiltSite, origin: string): Promise<Trial[]> {
  const {folder, locales} = site;
  const hasWorker = ['service-worker.js', 'sw.js'].some((name) => existsSync(join(folder, name)));
  const trials: Trial[] = [];
  for (const locale of locales) {
    const {path, hasSearch} = pickDocument(site, locale);
    const url = origin + encodeURI(path);
    const attempt = async (name: string, isOffered: boolean, run: (page: Page) => Promise<void>) => {
      const context = await openContext(browser);
      const page = await context.newPage();
      const faults = collectFaults(page, origin);
      if (isOffered)
        await run(page).catch((error: unknown) => faults.unshift(...String(error).split('\n').slice(0, 2)));
      await context.close();
      trials.push({
        name: locales.length > 1 ? `${name} (${locale})` : name,
        outcome: faults.length > 0 ? 'fails' : isOffered ? 'works' : 'not offered',
        detail: faults.join('; '),
      });
    };
    await attempt('search', hasSearch, (page) => trySearch(page, url));
    await attempt('navigation', true, (page) => tryNavigation(page, url));
    await attempt('colour mode', site.hasColourModeSwitch, (page) => tryColourMode(page, url));
    await attempt('offline', hasWorker, () => tryOffline(browser, site, path));
  }
  return trials;
}
