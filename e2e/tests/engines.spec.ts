import {expect, test as base} from '@playwright/test';
import {ChangingSite} from '../src/ChangingSite.ts';
import {hydrate, waitFor, type EngineBrowser} from '../src/engines/EngineBrowser.ts';
import {openWebKit} from '../src/engines/openWebKit.ts';
import {serveRecorded} from '../src/engines/serveRecorded.ts';
import {StartedBrowsers} from '../src/engines/StartedBrowsers.ts';
import {SITE_BUILD} from '../src/folders.ts';
import {listPages} from '../src/listPages.ts';
import {atRelease} from '../src/test.ts';
import {PAGE_KINDS} from '../src/pageKinds.ts';
import type {RunningServer} from '../src/listen.ts';

const PAGE = '/docs/ANNHUB/Introduction/';
const CODE_PAGE = '/docs/ANSVIS/Advanced-Guides/Event-Trigger/MQTT/';
const SHARDS = 2;
const paths = listPages(SITE_BUILD);

const test = base.extend<
  {browserOf: (engine: Engine) => Promise<EngineBrowser>},
  {site: RunningServer; browsers: StartedBrowsers}
>({
  browsers: [
    async ({}, use) => {
      const browsers = new StartedBrowsers();
      await use(browsers);
      await browsers.close();
    },
    {scope: 'worker'},
  ],
  site: [
    async ({}, use) => {
      const site = await serveRecorded(SITE_BUILD);
      await use(site);
      await site.close();
    },
    {scope: 'worker'},
  ],
  browserOf: async ({browsers}, use) => {
    const opened: EngineBrowser[] = [];
    await use(async (engine) => {
      const browser = await engine.open(browsers);
      opened.push(browser);
      return browser;
    });
    for (const browser of opened) await browser.close();
  },
});

interface Engine {
  readonly name: string;
  open(browsers: StartedBrowsers): Promise<EngineBrowser>;
}

const ENGINES: readonly Engine[] = [
  {name: 'Firefox', open: (browsers) => browsers.openProfile('Firefox')},
  // There is no WebKitGTK elsewhere.
  ...(process.platform === 'linux' ? [{name: 'WebKitGTK', open: openWebKit}] : []),
];

/** A control that does nothing without scripts: the body that touches it, and the one that tells whether it has worked. */
const CONTROLS: readonly (readonly [name: string, path: string, selector: string, worked: string])[] = [
  [
    'the search button',
    PAGE,
    '.DocSearch-Button',
    "return document.activeElement?.getAttribute('role') === 'combobox'",
  ],
  [
    'the colour mode switch',
    PAGE,
    '.navbar__items--right [class*=colorModeToggle] button, [class*=colorModeToggle] button',
    "return document.documentElement.dataset.theme === 'dark' && localStorage.getItem('theme') === 'dark'",
  ],
  [
    'a category of the sidebar',
    PAGE,
    '.theme-doc-sidebar-menu button[aria-expanded=false]',
    "return document.querySelectorAll('.theme-doc-sidebar-menu button[aria-expanded=true]').length > 0",
  ],
  [
    'a tab',
    CODE_PAGE,
    'main [role=tab][aria-selected=false]',
    "return document.querySelectorAll('main [role=tab]')[1].getAttribute('aria-selected') === 'true'",
  ],
];

/** Opens pages, starts their scripts and returns what went wrong on each. */
async function findFaults(
  browser: EngineBrowser,
  origin: string,
  opened: readonly string[],
  theme: 'light' | 'dark',
): Promise<string[]> {
  const faults: string[] = [];
  for (const path of opened) {
    await browser.open(origin + path);
    await hydrate(browser);
    const found = await browser.evaluate<{faults: string[]; theme: string}>(
      'return {faults, theme: document.documentElement.dataset.theme}',
    );
    expect(found.theme).toBe(theme);
    faults.push(...found.faults.map((fault) => `${path} ${fault}`));
  }
  return faults;
}

for (const engine of ENGINES) {
  test.describe(engine.name, () => {
    for (const theme of ['light', 'dark'] as const) {
      for (let shard = 0; shard < SHARDS; shard++) {
        test(
          `pages have no policy violations or errors in ${engine.name}, ${theme} theme, part ${shard + 1} of ${SHARDS}`,
          {tag: '@release'},
          async ({browserOf, site}) => {
            const browser = await browserOf(engine);
            await browser.open(`${site.origin}/markdown-page`);
            await browser.evaluate(`localStorage.setItem('theme', '${theme}')`);
            const own = paths.filter((_, at) => at % SHARDS === shard);
            expect(await findFaults(browser, site.origin, own, theme)).toEqual([]);
          },
        );
      }
    }

    test(`no kind of page has policy violations or errors in ${engine.name} @release`, async ({
      browserOf,
      site,
    }) => {
      const browser = await browserOf(engine);
      expect(await findFaults(browser, site.origin, Object.values(PAGE_KINDS), 'light')).toEqual([]);
    });

    test(`each control works as the first interaction in ${engine.name} @release`, async ({
      browserOf,
      site,
    }) => {
      for (const [name, path, selector, worked] of CONTROLS) {
        await test.step(name, async () => {
          // A pointer that rests where the last control was would be a sign of intent.
          const browser = await browserOf(engine);
          await browser.open(site.origin + path);
          expect(await browser.evaluate("return 'hydrated' in document.documentElement.dataset")).toBe(false);
          // Content that is rendered while the page scrolls can move the control.
          await waitFor(
            browser,
            `const control = document.querySelector(${JSON.stringify(selector)});
            control.scrollIntoView({block: 'nearest', behavior: 'instant'});
            const before = window.lastTop;
            window.lastTop = control.getBoundingClientRect().top;
            return window.lastTop === before`,
          );
          await browser.click(selector);
          await waitFor(browser, worked);
          expect(await browser.evaluate('return faults')).toEqual([]);
        });
      }
    });

    test(`search by keyboard opens a heading in ${engine.name}`, async ({browserOf, site}) => {
      const browser = await browserOf(engine);
      await browser.open(site.origin + PAGE);
      await browser.press('/');
      await waitFor(browser, "return document.activeElement?.getAttribute('role') === 'combobox'");
      await browser.press('r', 't', 's', 'p');
      await waitFor(browser, "return document.querySelectorAll('[role=option]').length > 0");
      await browser.press('ArrowDown', 'Enter');
      await waitFor(
        browser,
        `return location.pathname !== '${PAGE}' && document.querySelector('h1') !== null`,
      );
      expect(await browser.evaluate('return faults')).toEqual([]);
    });

    test(`links navigate without a full load in ${engine.name} @release`, async ({browserOf, site}) => {
      const browser = await browserOf(engine);
      await browser.open(site.origin + PAGE);
      await hydrate(browser);
      const before = await browser.evaluate<string>(
        'window.stays = true; return document.querySelector("h1").textContent',
      );
      await browser.click('.pagination-nav__link--next');
      await waitFor(
        browser,
        `return location.pathname !== '${PAGE}' && document.querySelector('h1')?.textContent !== ${JSON.stringify(before)}`,
      );
      expect(await browser.evaluate('return [window.stays, ...faults]')).toEqual([true]);
    });

    test(`the first Tab shows the skip link in ${engine.name} @release`, async ({browserOf, site}) => {
      const browser = await browserOf(engine);
      await browser.open(site.origin + PAGE);
      await browser.press('Tab');
      expect(await browser.evaluate('return document.activeElement.textContent')).toBe(
        'Skip to main content',
      );
    });

    test(`a visited page opens offline in ${engine.name}${atRelease(engine.name !== 'Firefox')}`, async ({
      browserOf,
    }) => {
      const place = await ChangingSite.serve(SITE_BUILD);
      const browser = await browserOf(engine);
      await browser.open(place.origin + PAGE);
      await hydrate(browser);
      await waitFor(
        browser,
        `return (async () => navigator.serviceWorker.controller !== null && (await caches.match('${PAGE.slice(0, -1)}')) !== undefined)()`,
      );
      await place.stop();
      await browser.open(place.origin + PAGE);
      expect(await browser.evaluate('return document.querySelector("h1").textContent')).toContain('ANNHUB');
      await place.close();
    });
  });
}
