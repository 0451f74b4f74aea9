import type {Locator, Page, Route} from '@playwright/test';
import type {SearchDialog} from '../src/SearchDialog.ts';
import {expect, test} from '../src/test.ts';
import {violationsOf} from '../src/violationsOf.ts';

const PAGE = '/docs/ANSVIS/';

/** Keeps the files of a pattern back until they are released. */
async function hold(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route: Route) => {
    await released;
    // A page that was left meanwhile has no use for them.
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** Presses Enter in the frame while the words of the query are kept back, and returns what releases them. */
async function enterTooEarly(page: Page, dialog: SearchDialog): Promise<() => void> {
  await hold(page, '**/assets/js/main*');
  const release = await hold(page, '**/search-index/terms-*');
  const asked = page.waitForRequest(/search-index\/terms-/);
  await page.goto(PAGE);
  await dialog.button.click();
  await page.keyboard.type('camera');
  await page.keyboard.press('Enter');
  await asked;
  return release;
}

test.describe('while the scripts of the page are on their way', () => {
  test('the first hits are links in the frame; Enter opens the first, which becomes a recent search', async ({
    page,
    dialog,
  }) => {
    const release = await hold(page, '**/assets/js/main*');
    await page.goto(PAGE);
    await dialog.button.click();
    await page.keyboard.type('camera');
    const links = page.locator('dialog.search-frame a');
    await expect(links.first()).toContainText(/camera/i);
    await expect(page.locator('dialog.search-frame mark').first()).toHaveText(/camera/i);
    const address = await links.first().getAttribute('href');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${address}`);
    release();
    await dialog.button.click();
    const recent = dialog.root.getByRole('group', {name: 'Recent'}).getByRole('option');
    await expect(recent).toHaveCount(1);
    await expect(recent).toHaveAttribute('href', address ?? '');
  });

  test('Enter pressed before there is a hit opens the first one', async ({page, dialog}) => {
    const release = await enterTooEarly(page, dialog);
    release();
    await page.waitForURL((url) => url.pathname !== PAGE);
  });

  test('a hit on the same page closes the frame', async ({page, dialog}) => {
    await hold(page, '**/assets/js/main*');
    await page.goto(PAGE);
    const links = page.locator('dialog.search-frame a');
    const search = async () => {
      await dialog.button.click();
      await page.keyboard.type('camera');
      await expect(links.first()).toBeVisible();
    };
    await search();
    const address = (await links.first().getAttribute('href')) ?? '';
    await page.goto(address);
    await search();
    await page.locator(`dialog.search-frame a[href^="${address}#"]`).first().click();
    await expect(page.locator('dialog.search-frame')).toHaveCount(0);
    await expect(page).toHaveURL((url) => url.pathname === address && url.hash !== '');
  });

  test('the dialog goes on with the same query and the same hits, also without their texts', async ({
    page,
    dialog,
  }) => {
    const release = await hold(page, '**/assets/js/main*');
    await hold(page, '**/search-index/text-*');
    await page.goto(PAGE);
    await dialog.button.click();
    await page.keyboard.type('camera');
    const links = page.locator('dialog.search-frame a');
    await expect(links.first()).toBeVisible();
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(await violationsOf(page)).toEqual([]);
    release();
    await expect(dialog.input).toHaveValue('camera');
    await expect(dialog.options.first()).toBeVisible();
    expect(await dialog.options.evaluateAll((all) => all.map((hit) => hit.getAttribute('href')))).toEqual(
      addresses,
    );
  });
});

for (const width of [1366, 390]) {
  test(`nothing moves when the dialog takes over from the frame at ${width} px`, async ({page, dialog}) => {
    /** Where each row stands. */
    const placesIn = (root: Locator, parts: string) =>
      root.locator(parts).evaluateAll((all) =>
        all.map((part) => {
          const {left, top} = part.getBoundingClientRect();
          return {left, top};
        }),
      );
    await page.setViewportSize({width, height: 900});
    const release = await hold(page, '**/assets/js/main*');
    await hold(page, '**/search-index/text-*');
    await page.goto(PAGE);
    // This browser hides its scroll bars, but the dialog keeps their room.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('html { scrollbar-gutter: auto !important; }');
      document.adoptedStyleSheets.push(sheet);
    });
    await dialog.button.click();
    await page.keyboard.type('camera');
    const frame = page.locator('dialog.search-frame');
    await expect(frame.locator('a').first()).toBeVisible();
    const before = await placesIn(frame, 'strong, b, small');
    expect(before.length).toBeGreaterThan(10);
    release();
    await expect(dialog.options.first()).toBeVisible();
    const after = await placesIn(
      dialog.root,
      '.DocSearch-Hit-source, .DocSearch-Hit-page, .DocSearch-Hit-row',
    );
    expect(after).toHaveLength(before.length);
    const moved = after.filter(({left, top}, at) => {
      const was = before[at] ?? {left: 0, top: 0};
      // Two pixels are what fractions of many rows add up to.
      return Math.abs(left - was.left) > 1 || Math.abs(top - was.top) > 2;
    });
    expect(moved).toEqual([]);
  });
}

test('the hits before the dialog have its order: the product of the page goes first, unless the reader minds', async ({
  page,
  dialog,
}) => {
  for (const anyProduct of [false, true]) {
    await page.addInitScript((isOff) => {
      localStorage.removeItem('help-center.order');
      if (isOff) localStorage.setItem('help-center.order', 'off');
    }, anyProduct);
    const release = await hold(page, '**/assets/js/main*');
    await page.goto('/docs/ODHUB/Introduction/');
    await dialog.button.click();
    await page.keyboard.type('system requirements');
    const links = page.locator('dialog.search-frame a');
    await expect(links.first()).toBeVisible();
    const early = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(early[0]?.startsWith('/docs/ODHUB/')).toBe(!anyProduct);
    release();
    await expect(dialog.input).toHaveValue('system requirements');
    await expect(dialog.options.first()).toBeVisible();
    expect(await dialog.options.evaluateAll((all) => all.map((hit) => hit.getAttribute('href')))).toEqual(
      early,
    );
    await page.unrouteAll({behavior: 'ignoreErrors'});
  }
});

test('a press beside the frame closes it, one in it does not', async ({page, dialog}) => {
  await hold(page, '**/assets/js/main*');
  await page.goto(PAGE);
  await dialog.button.click();
  const frame = page.locator('dialog.search-frame');
  await page.keyboard.type('camera');
  await expect(frame.locator('a').first()).toBeVisible();
  const box = await frame.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 4, (box?.y ?? 0) + 4);
  await expect(frame).toBeVisible();
  await page.mouse.click((box?.x ?? 0) - 20, (box?.y ?? 0) + 40);
  await expect(frame).toHaveCount(0);
  await expect(dialog.button).toBeFocused();
  expect(new URL(page.url()).pathname).toBe(PAGE);
});

test('all files of the first hits are asked for before one of them is there, and no others are needed', async ({
  page,
  dialog,
}) => {
  await hold(page, '**/assets/js/main*');
  const asked = new Set<string>();
  page.on('request', (request) => {
    const [, name] =
      /\/(?:search-index|assets\/js)\/(core|outline-\d|terms|text|words|search(?=\.))/.exec(request.url()) ??
      [];
    if (name) asked.add(name);
  });
  const release = await hold(page, '**/{search-index/*,assets/js/search.*}');
  await page.goto(PAGE);
  await dialog.button.click();
  await page.keyboard.type('camera');
  const files = ['core', 'outline-0', 'outline-1', 'search', 'terms'];
  await expect.poll(() => [...asked].sort()).toEqual(files);
  release();
  await expect(page.locator('dialog.search-frame a').first()).toBeVisible();
  expect([...asked].sort()).toEqual(files);
});

test('search that is opened before the loader is there has its worker fetched beside the loader', async ({
  page,
  dialog,
}) => {
  const release = await hold(page, '**/assets/loader.*');
  await page.goto(PAGE, {waitUntil: 'commit'});
  await dialog.button.waitFor();
  const asked = page.waitForRequest(/\/assets\/js\/search\.\w+\.js$/);
  await dialog.button.click();
  await asked;
  release();
  await expect(page.locator('dialog.search-frame input')).toBeFocused();
});

test('Escape closes the frame for good, also after Enter', async ({page, dialog}) => {
  const release = await enterTooEarly(page, dialog);
  const frame = page.locator('dialog.search-frame');
  await page.keyboard.press('Escape');
  await expect(frame).toHaveCount(0);
  const answered = page.waitForResponse(/search-index\/terms-/);
  release();
  await answered;
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(new URL(page.url()).pathname).toBe(PAGE);
});

test('the dialog shows the titles of its hits while their texts are on their way', async ({
  page,
  dialog,
  hydrate,
}) => {
  const release = await hold(page, '**/search-index/text-*');
  await page.goto(PAGE);
  await hydrate();
  await dialog.search('threshold');
  await expect(dialog.options.first()).toBeVisible();
  await expect(dialog.root.getByText('…', {exact: true}).first()).toBeVisible();
  const titles = dialog.root.locator('.DocSearch-Hit-title');
  const before = await titles.allTextContents();
  expect(await violationsOf(page)).toEqual([]);
  release();
  await expect(dialog.root.getByText('…', {exact: true})).toHaveCount(0);
  await expect(dialog.root.locator('.DocSearch-Hit-snippet mark').first()).toBeVisible();
  expect(await titles.allTextContents()).toEqual(before);
});
