import type {Locator, Page} from '@playwright/test';
import {expectSeen} from '../src/expectSeen.ts';
import {controls, phoneControls, type Control} from '../src/controls.ts';
import {HeldScripts} from '../src/HeldScripts.ts';
import {PAGE_KINDS} from '../src/pageKinds.ts';
import {atRelease, expect, IS_RELEASE, test} from '../src/test.ts';

/** How often each control is tried: once, and at a release as often as it takes to see what happens rarely. */
const TIMES = Number(process.env.INTENT_TIMES ?? (IS_RELEASE ? 20 : 1));
const CODE_PAGE = '/docs/ANSVIS/Advanced-Guides/Event-Trigger/MQTT/';

// The service worker would answer with scripts that a test holds back.
test.use({serviceWorkers: 'block'});

/** What every commit also tries by keyboard. */
const BY_KEYBOARD = new Set(['the search button', 'a category of the sidebar', 'the language menu']);

type Press = (control: Locator) => Promise<void>;

const ways: Record<'mouse' | 'touch' | 'keyboard', Press> = {
  mouse: (control) => control.click(),
  touch: (control) => control.tap(),
  keyboard: async (control) => {
    await control.focus();
    await control.press('Enter');
  },
};

async function pressFirst(page: Page, control: Control, press: Press): Promise<void> {
  const scripts = await HeldScripts.on(page);
  await page.addInitScript(() => localStorage.clear());
  for (let time = 0; time < TIMES; time++) {
    scripts.hold();
    await page.goto(control.path);
    await press(control.find(page));
    await control.answersAtOnce(page);
    scripts.release();
    await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
    await control.worked(page);
  }
}

for (const [way, press] of Object.entries(ways)) {
  // The headless shell has a pointer that hovers even on a touch screen.
  const tag = way === 'touch' ? '@whole-browser' : [];
  // Every commit tries all controls by mouse on a wide screen, and by touch on a phone.
  test.describe(
    `the first interaction by ${way} on a slow network${atRelease(way === 'touch')}`,
    {tag},
    () => {
      test.use({hasTouch: way === 'touch', permissions: ['clipboard-read', 'clipboard-write']});

      test('a link navigates', async ({page}) => {
        await HeldScripts.on(page);
        for (let time = 0; time < TIMES; time++) {
          await page.goto('/docs/ANNHUB/Introduction/');
          await press(page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'DLHUB'}));
          await expect(page).toHaveURL(/docs\/DLHUB/);
          await expect(page.locator('h1')).toContainText('DLHUB');
        }
      });
      for (const control of controls) {
        test(`${control.name} works${atRelease(way === 'keyboard' && !BY_KEYBOARD.has(control.name))}`, ({
          page,
        }) => pressFirst(page, control, press));
      }
    },
  );

  test.describe(`the first interaction by ${way} on a phone${atRelease(way !== 'touch')}`, {tag}, () => {
    test.use({hasTouch: way === 'touch', viewport: {width: 390, height: 844}});

    for (const control of phoneControls) {
      test(`${control.name} works`, ({page}) => pressFirst(page, control, press));
    }
  });
}

test.describe('search before hydration', () => {
  for (const [name, open] of [
    ['a click', (page: Page) => page.locator('.DocSearch-Button').click()],
    ['Ctrl+K', (page: Page) => page.keyboard.press('Control+k')],
    ['the slash key', (page: Page) => page.keyboard.press('/')],
  ] as const) {
    test(`${name} opens the dialog, which keeps its text during hydration${atRelease(name !== 'a click')}`, async ({
      page,
      hydrate,
    }) => {
      const scripts = await HeldScripts.on(page);
      for (let time = 0; time < TIMES; time++) {
        scripts.hold();
        await page.goto('/docs/ANNHUB/Introduction/');
        await open(page);
        const input = page.getByRole('dialog').locator('input').first();
        await expect(input).toBeFocused();
        const element = await input.elementHandle();
        await page.keyboard.type('licen');
        await expect(page.getByRole('option').first()).toBeVisible();
        scripts.release();
        await hydrate();
        await page.keyboard.type('se');
        await expect(input).toHaveValue('license');
        expect(await input.evaluate((now, before) => now === before, element)).toBe(true);
      }
      await expect(page.getByRole('option').first()).toBeVisible();
    });
  }

  test('a letter typed on the focused button starts the query', async ({page}) => {
    await HeldScripts.on(page);
    await page.goto('/docs/ANNHUB/Introduction/');
    await page.locator('.DocSearch-Button').focus();
    await page.keyboard.type('mqtt');
    await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('mqtt');
  });

  test('Escape closes the dialog and restores the focus', async ({page, hydrate}) => {
    const files = await HeldScripts.on(page, '**/assets/search.*/search.js');
    await page.goto('/docs/ANNHUB/Introduction/');
    await page.locator('.DocSearch-Button').click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('.DocSearch-Button')).toBeFocused();
    files.release();
    await hydrate();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('the dialog reports that its script cannot be loaded', async ({page}) => {
    await page.route('**/assets/search.*/search.js*', (route) => route.abort());
    await page.goto('/docs/ANNHUB/Introduction/');
    await page.locator('.DocSearch-Button').click();
    const alert = page.getByRole('dialog').getByRole('alert');
    await expect(alert).toContainText('Search could not be loaded');
    await expectSeen(alert);
    await expect(page.getByRole('button', {name: 'Retry'})).toBeFocused();
  });
});

test('hydration keeps the focus', async ({page}) => {
  const scripts = await HeldScripts.on(page);
  await page.goto(CODE_PAGE);
  for (let time = 0; time < 6; time++) await page.keyboard.press('Tab');
  const focused = await page.evaluateHandle(() => document.activeElement);
  scripts.release();
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  expect(await page.evaluate((element) => element === document.activeElement, focused)).toBe(true);
  expect(await focused.evaluate((element) => element?.tagName)).toBe('A');
});

/** Collects layout shifts. Runs in the page. */
function watchShifts(): void {
  const shifts: number[] = [];
  Object.assign(window, {shifts});
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & {value: number}).value);
  }).observe({type: 'layout-shift', buffered: true});
}

const listShifts = (page: Page) => page.evaluate(() => (window as unknown as {shifts: number[]}).shifts);

const sumOfShifts = async (page: Page) => (await listShifts(page)).reduce((total, shift) => total + shift, 0);

for (const width of [390, 1366]) {
  test(`at ${width} px hydration causes little layout shift on any kind of page @release`, async ({
    page,
    hydrate,
  }) => {
    test.slow();
    await page.setViewportSize({width, height: 900});
    await page.addInitScript(watchShifts);
    const moved: (readonly [string, number])[] = [];
    for (const path of [...Object.values(PAGE_KINDS), '/report', '/search?q=zzzzzz']) {
      await page.goto(path);
      await hydrate();
      await page.waitForLoadState('networkidle');
      if (path === PAGE_KINDS['not-found page'])
        await expect(
          page.getByRole('region', {name: 'Nearest pages'}).getByRole('link').first(),
        ).toBeVisible();
      const sum = await sumOfShifts(page);
      if (sum >= 0.05) moved.push([path, sum]);
    }
    expect(moved).toEqual([]);
  });

  test(`at ${width} px slow results move nothing on the search page${atRelease(width !== 390)}`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 844});
    await page.addInitScript(watchShifts);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/search-index/**', async (route) => {
      await released;
      await route.continue();
    });
    // Found in several products, so that there is a filter
    await page.goto('/search?q=event');
    const count = page.getByRole('main').getByRole('status');
    await expect(count).toHaveText('Searching');
    await expect(count.locator('.DocSearch-Spinner')).toBeVisible();
    release();
    await expect(count).toContainText(/\d+ results/);
    await expect(page.getByRole('main').locator('.SearchPage-Filter')).toBeVisible();
    expect(await sumOfShifts(page)).toBeLessThan(0.01);
  });
}

test('there is no layout shift from first paint to hydration', async ({page, hydrate}) => {
  await page.addInitScript(watchShifts);
  for (const path of ['/', CODE_PAGE, '/docs/ANSVIS/References/Model-Quality/', '/blog', '/nowhere']) {
    await page.goto(path);
    await hydrate();
    await page.waitForLoadState('networkidle');
    const shifts = await listShifts(page);
    // Less than a pixel, by rounding.
    expect(
      shifts.filter((shift) => shift > 0.0005),
      path,
    ).toEqual([]);
  }
});
