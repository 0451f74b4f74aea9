import {expect, test as base} from '@playwright/test';
import {ChangingSite, renameSearchFiles} from '../src/ChangingSite.ts';
import {hydrate, waitFor, type EngineBrowser} from '../src/engines/EngineBrowser.ts';
import type {TabbedBrowser} from '../src/engines/openPuppeteer.ts';
import {serveSpoiled, type Spoiling} from '../src/engines/serveSpoiled.ts';
import {StartedBrowsers} from '../src/engines/StartedBrowsers.ts';
import {SITE_BUILD} from '../src/folders.ts';
import type {RunningServer} from '../src/listen.ts';
import {atRelease} from '../src/test.ts';

const PAGE = '/docs/ANNHUB/Introduction/';
const CATEGORY = '.theme-doc-sidebar-menu button[aria-expanded=false]';
const COLOUR_MODE = '.navbar__items--right [class*=colorModeToggle] button';
const NEXT = '.pagination-nav__link--next';
const IS_OPEN = "document.querySelector('.theme-doc-sidebar-menu button[aria-expanded=true]') !== null";
/** The box that says so is on the screen. */
const SAYS_FAILED = `[...document.querySelectorAll('[role=alert]')].some((box) => {
  const {top, bottom, height} = box.getBoundingClientRect();
  return box.textContent.includes('failed to load') && height > 20 && top >= 0 && bottom <= innerHeight;
})`;

type Engine = 'Chromium' | 'Firefox';

interface BadDay {
  readonly site: RunningServer;
  readonly browser: TabbedBrowser;
}

const test = base.extend<
  {begin: (engine: Engine, spoiling: Spoiling) => Promise<BadDay>},
  {browsers: StartedBrowsers}
>({
  browsers: [
    async ({}, use) => {
      const browsers = new StartedBrowsers();
      await use(browsers);
      await browsers.close();
    },
    {scope: 'worker'},
  ],
  begin: async ({browsers}, use) => {
    const opened: {close(): Promise<void>}[] = [];
    await use(async (engine, spoiling) => {
      const site = await serveSpoiled(SITE_BUILD, spoiling);
      const browser = await browsers.openProfile(engine);
      opened.push(browser, site);
      return {site, browser};
    });
    for (const one of opened) await one.close();
  },
});

/** What a browser does whose reader has forbidden sites to keep anything. */
const STORAGE_BLOCKED = `for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
  Object.defineProperty(window, name, {get() { throw new DOMException('blocked', 'SecurityError'); }});`;
/** What a device does that has no room left. */
const STORAGE_FULL = `const refuse = () => { throw new DOMException('full', 'QuotaExceededError'); };
Storage.prototype.setItem = refuse;
if (window.Cache) Cache.prototype.put = Cache.prototype.add = Cache.prototype.addAll = async () => refuse();`;
const WORKERS_FORBIDDEN = `if (navigator.serviceWorker)
  navigator.serviceWorker.register = () => Promise.reject(new DOMException('forbidden', 'SecurityError'));`;
const clockOffBy = (years: number) => `const RealDate = Date, offBy = ${years} * 365 * 864e5;
window.Date = class extends RealDate {
  constructor(...parts) { if (parts.length) super(...parts); else super(RealDate.now() + offBy); }
  static now() { return RealDate.now() + offBy; }
};`;
const EXTENSION = `addEventListener('DOMContentLoaded', () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { font-family: serif !important; letter-spacing: .05em } article { outline: 1px solid red }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  document.documentElement.classList.add('extension-on');
  document.body.prepend(Object.assign(document.createElement('extension-bar'), {textContent: 'Save'}));
  document.querySelector('article').setAttribute('data-extension', '1');
});`;

const BAD_DAYS: readonly (readonly [name: string, script: string])[] = [
  ['the storage is blocked', STORAGE_BLOCKED],
  ['the storage is full', STORAGE_FULL],
  ['service workers are forbidden', WORKERS_FORBIDDEN],
  ['the clock is 30 years behind', clockOffBy(-30)],
  ['the clock is 30 years ahead', clockOffBy(30)],
  ['an extension adds styles and elements', EXTENSION],
];

/** Bad days that every commit tries; a release tries all. */
const COMMON = new Set(['the storage is blocked']);

/** Files that arrive before the network is gone: the loader, then styles and scripts, their tables, what comes after. */
const STEPS = [0, 1, 2, 3, 4, 6, 8, 12];

/** Waits until a page is there that is not the one which was marked; asking one that goes fails. */
async function waitForReload(browser: EngineBrowser): Promise<void> {
  await expect
    .poll(
      () => browser.evaluate("return !window.stays && document.readyState === 'complete'").catch(() => false),
      {timeout: 300_000},
    )
    .toBe(true);
}

/** Opens search, if it is not open already, and types until there are hits. */
async function searchFor(browser: EngineBrowser): Promise<void> {
  const isOpen = "return document.activeElement?.getAttribute('role') === 'combobox'";
  if (!(await browser.evaluate<boolean>(isOpen))) await browser.press('/');
  await waitFor(browser, isOpen);
  await browser.press('r', 't', 's', 'p');
  await waitFor(browser, "return document.querySelectorAll('[role=option]').length > 0");
}

/** What is meant for the console: a choice that could not be kept, said by us or by the framework. */
const KNOWN = /^console .*(?:SecurityError: blocked|QuotaExceededError: full|storage)/i;

for (const engine of ['Chromium', 'Firefox'] as const) {
  test.describe(engine, () => {
    const isFirefox = engine === 'Firefox';
    for (const [name, script] of BAD_DAYS) {
      test(`colours, search and the next page work in ${engine} when ${name}${atRelease(isFirefox || !COMMON.has(name))}`, async ({
        begin,
      }) => {
        const {site, browser} = await begin(engine, {script});
        await browser.open(site.origin + PAGE);
        await browser.click(COLOUR_MODE);
        await waitFor(browser, "return document.documentElement.dataset.theme === 'dark'");
        await browser.press('/');
        await waitFor(browser, "return document.activeElement?.getAttribute('role') === 'combobox'");
        await browser.press('r', 't', 's', 'p');
        await waitFor(browser, "return document.querySelectorAll('[role=option]').length > 0");
        await waitFor(browser, 'return document.documentElement.dataset.hydrated !== undefined');
        await browser.press('Escape');
        await waitFor(browser, "return document.querySelector('[role=combobox]') === null");
        await browser.evaluate('window.stays = true');
        await browser.click(NEXT);
        await waitFor(
          browser,
          `return location.pathname !== '${PAGE}' && document.querySelector('h1') !== null`,
        );
        const {stays, faults} = await browser.evaluate<{stays: boolean; faults: string[]}>(
          'return {stays: window.stays, faults}',
        );
        expect(stays).toBe(true);
        expect(faults.filter((fault) => !KNOWN.test(fault))).toEqual([]);
      });
    }

    test(`an outdated page searches with the new scripts in ${engine} @release`, async ({begin}) => {
      const {browser} = await begin(engine, {});
      const place = await ChangingSite.serve(SITE_BUILD);
      await browser.open(place.origin + PAGE);
      await hydrate(browser);
      await browser.evaluate('window.stays = true');
      place.publish(renameSearchFiles);
      await browser.press('/');
      await waitForReload(browser);
      await waitFor(browser, "return document.activeElement?.getAttribute('role') === 'combobox'");
      await browser.press('r', 't', 's', 'p');
      await waitFor(browser, "return document.querySelectorAll('[role=option]').length > 0");
      await place.close();
    });

    test(`tabs of two deployments work side by side in ${engine} @release`, async ({begin}) => {
      const {browser: older} = await begin(engine, {});
      const place = await ChangingSite.serve(SITE_BUILD);
      await older.open(place.origin + PAGE);
      await hydrate(older);
      await older.evaluate('window.stays = true');
      place.publish(renameSearchFiles);
      const newer = await older.openTab();
      await newer.open(place.origin + PAGE);
      await hydrate(newer);
      await newer.evaluate('window.stays = true');
      const scriptOf = async (tab: EngineBrowser) => {
        await waitFor(tab, `return document.querySelector('script[src*="/main."]') !== null`);
        return tab.evaluate<string>(
          `return document.querySelector('script[src*="/main."]').getAttribute('src')`,
        );
      };
      expect(await scriptOf(newer)).not.toBe(await scriptOf(older));

      await newer.click(COLOUR_MODE);
      for (const tab of [newer, older])
        await waitFor(tab, "return document.documentElement.dataset.theme === 'dark'");
      await searchFor(newer);
      // The older one searches by the scripts that are there now; that is no matter of the other.
      await older.press('/');
      await waitForReload(older);
      await searchFor(older);
      expect(await scriptOf(older)).toBe(await scriptOf(newer));
      await newer.press('Escape', 'Escape');
      await newer.click(NEXT);
      await waitFor(newer, `return location.pathname !== '${PAGE}' && document.querySelector('h1') !== null`);
      expect(await newer.evaluate('return window.stays')).toBe(true);
      await place.close();
    });

    test(`a page with all scripts blocked is readable and has working links in ${engine} @release`, async ({
      begin,
    }) => {
      const {site, browser} = await begin(engine, {policy: "script-src 'none'"});
      await browser.open(site.origin + PAGE);
      const seen = await browser.evaluate<Record<string, unknown>>(`
        const styleOf = (selector) => getComputedStyle(document.querySelector(selector));
        return {
          scripts: 'htmlFirst' in window,
          bar: styleOf('.navbar').position,
          text: document.querySelector('article p').getClientRects().length > 0,
          sideways: document.documentElement.scrollWidth > innerWidth,
        };`);
      expect(seen).toEqual({scripts: false, bar: 'sticky', text: true, sideways: false});
      await browser.click(NEXT);
      await waitFor(
        browser,
        `return location.pathname !== '${PAGE}' && document.querySelector('h1') !== null`,
      );
    });

    test(`a modified main script is blocked in ${engine}, and the page reports it${atRelease(isFirefox)}`, async ({
      begin,
    }) => {
      const {site, browser} = await begin(engine, {
        change: (path, text) => (/\/main\./.test(path) ? `window.changed = true;${text}` : text),
      });
      await browser.open(site.origin + PAGE);
      await browser.evaluate('window.stays = true');
      await browser.click(CATEGORY);
      // It is reloaded once, as after a deploy.
      await waitForReload(browser);
      await browser.click(CATEGORY);
      await waitFor(browser, `return ${SAYS_FAILED}`);
      expect(await browser.evaluate("return 'changed' in window")).toBe(false);
    });

    test(`a modified loader is blocked in ${engine}, and links still work @release`, async ({begin}) => {
      const {site, browser} = await begin(engine, {
        change: (path, text) => (path.includes('/loader.') ? `window.changed = true;${text}` : text),
      });
      await browser.open(site.origin + PAGE);
      expect(await browser.evaluate("return 'changed' in window")).toBe(false);
      await browser.click(NEXT);
      await waitFor(
        browser,
        `return location.pathname !== '${PAGE}' && document.querySelector('h1') !== null`,
      );
    });

    test(`modified inline scripts are blocked in ${engine}, and the page is readable @release`, async ({
      begin,
    }) => {
      const {site, browser} = await begin(engine, {
        change: (path, text) =>
          path.endsWith('/') ? text.replace('<script>', '<script>window.changed = true;') : text,
      });
      await browser.open(site.origin + PAGE);
      expect(await browser.evaluate("return 'changed' in window")).toBe(false);
      expect(
        await browser.evaluate("return document.querySelector('article p').getClientRects().length"),
      ).toBeGreaterThan(0);
    });

    test(`a network failure at any point of hydration leaves a working page in ${engine}${atRelease(isFirefox)}`, async ({
      begin,
    }) => {
      const {browser} = await begin(engine, {});
      for (const step of STEPS) {
        await test.step(`after ${step} files`, async () => {
          const site = await serveSpoiled(SITE_BUILD, {isCut: (_, before) => before > step});
          await browser.open(site.origin + PAGE);
          await browser.evaluate('window.stays = true');
          await browser.click(CATEGORY);
          // Without the loader nobody is there to say something; the text stays, and links.
          await waitFor(browser, `return ${IS_OPEN} || ${SAYS_FAILED} || !('htmlFirstSite' in window)`);
          const left =
            "return [window.stays, document.querySelector('article p').getClientRects().length > 0]";
          expect(await browser.evaluate(left)).toEqual([true, true]);
          await site.close();
        });
      }
    });
  });
}
