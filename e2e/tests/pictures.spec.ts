import type {Page} from '@playwright/test';
import {offlineTest, readCaches} from '../src/offlineTest.ts';
import {expect, test} from '../src/test.ts';

const PAGE = '/docs/ANSVIS/Guides/Camera/';
const NEIGHBOUR = '/docs/ANSVIS/Guides/Camera-View/';
const ALT = /^The same number plate four times/;

const pictureOf = (page: Page) => page.getByRole('img', {name: ALT});

/** The file that the browser has chosen and shown, with the hash in its name left out; none while nothing is loaded. */
function shownFile(page: Page): Promise<string> {
  return pictureOf(page).evaluate((image: HTMLImageElement) =>
    image.complete && image.naturalWidth > 0 ? image.currentSrc.replace(/^.*-[0-9a-f]{12}\./, '') : '',
  );
}

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, deviceScaleFactor: 2});

  test('a picture loads near the viewport in the required width', async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(PAGE);
    await page.waitForLoadState('networkidle');
    const pictures = () => asked.filter((url) => url.includes('/assets/images/'));
    expect(pictures()).toEqual([]);
    await pictureOf(page).scrollIntoViewIfNeeded();
    await expect.poll(() => shownFile(page)).toBe('720w.webp');
    expect(pictures()).toHaveLength(1);
  });

  test('a loading picture causes no layout shift', async ({page}) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, {shifts});
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as {value: number}).value);
      }).observe({type: 'layout-shift', buffered: true});
    });
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/images/*', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(PAGE);
    await pictureOf(page).scrollIntoViewIfNeeded();
    const sizeOf = async () => {
      const {width, height} = (await pictureOf(page).boundingBox()) ?? {};
      return [width, Math.round(height ?? 0)];
    };
    const expected = [358, Math.round((358 * 592) / 1552)];
    expect(await sizeOf()).toEqual(expected);
    expect(await shownFile(page)).toBe('');
    release();
    await expect.poll(() => shownFile(page)).toBe('720w.webp');
    expect(await sizeOf()).toEqual(expected);
    const shifts = await page.evaluate(() => (window as unknown as {shifts: number[]}).shifts);
    // Less than a pixel, by rounding.
    expect(shifts.filter((shift) => shift > 0.0005)).toEqual([]);
  });
});

test("a picture's declared width matches the layout", async ({page}) => {
  await page.goto(PAGE);
  for (const width of [360, 390, 576, 577, 768, 996, 997, 1240, 1241, 1280, 1440, 1599, 1600, 1920]) {
    await page.setViewportSize({width, height: 800});
    const [said, given] = await pictureOf(page).evaluate((image: HTMLImageElement) => {
      const fitting = image.sizes
        .split(', ')
        .map((one) => /^(?:(\(.*?\)) )?(.+)$/.exec(one) ?? [])
        .find(([, condition]) => condition === undefined || matchMedia(condition).matches);
      const ruler = document.createElement('div');
      ruler.style.width = fitting?.[2] ?? '';
      document.body.append(ruler);
      const widths = [ruler, image].map((element) => element.getBoundingClientRect().width);
      ruler.remove();
      return widths;
    });
    expect(said, `in a window of ${width}`).toBeCloseTo(given ?? 0, 0);
  }
});

test('a picture is the same before and after hydration and on navigation', async ({page, hydrate}) => {
  await page.goto(PAGE);
  const attributes = () =>
    pictureOf(page).evaluate((image) =>
      Object.fromEntries([...image.attributes].map(({name, value}) => [name, value])),
    );
  const before = await attributes();
  expect(before.srcset).toContain('720w.webp');
  await hydrate();
  expect(await attributes()).toEqual(before);
  await page.goto(NEIGHBOUR);
  await hydrate();
  await page.locator('.pagination-nav__link--prev').click();
  await expect(page).toHaveURL(PAGE);
  await expect(pictureOf(page)).toHaveCount(1);
  expect(await attributes()).toEqual(before);
  await pictureOf(page).scrollIntoViewIfNeeded();
  await expect.poll(() => shownFile(page)).toBe('720w.webp');
});

// The headless shell does not load lazy pictures for paper.
test('lazy pictures are printed', {tag: '@whole-browser'}, async ({page}) => {
  await page.goto(PAGE);
  expect(await shownFile(page)).toBe('');
  await page.pdf();
  expect(await shownFile(page)).toMatch(/webp$/);
});

offlineTest.describe('without a network', () => {
  offlineTest(
    'a saved copy has one size of a picture for every screen @release',
    async ({page, save, cut}) => {
      await save();
      const kept = Object.values(await readCaches(page)).flat();
      expect(kept.filter((path) => path.includes('/plate-pixels-'))).toHaveLength(1);
      await cut();
      for (const width of [390, 1280, 1920]) {
        await page.setViewportSize({width, height: 800});
        await page.goto(PAGE);
        await pictureOf(page).scrollIntoViewIfNeeded();
        await expect.poll(() => shownFile(page)).toMatch(/webp$/);
        expect((await pictureOf(page).boundingBox())?.height).toBeGreaterThan(90);
      }
    },
  );

  offlineTest('a cached picture is shown at another window width @release', async ({page, visit, cut}) => {
    await page.setViewportSize({width: 390, height: 800});
    await visit(PAGE);
    await pictureOf(page).scrollIntoViewIfNeeded();
    const kept = async () =>
      ((await readCaches(page))['help-center / assets'] ?? []).filter((path) => path.endsWith('.webp'));
    await expect.poll(kept).toHaveLength(1);
    await cut();
    await page.setViewportSize({width: 1280, height: 800});
    await page.goto(PAGE);
    await pictureOf(page).scrollIntoViewIfNeeded();
    await expect.poll(() => shownFile(page)).toBe('720w.webp');
    expect(await kept()).toEqual([expect.stringMatching(/480w\.webp$/)]);
  });

  offlineTest('a saved copy uses better sizes online @release', async ({page, save}) => {
    await save();
    await page.goto(PAGE);
    await pictureOf(page).scrollIntoViewIfNeeded();
    await expect.poll(() => shownFile(page)).toBe('720w.webp');
    expect(Object.values(await readCaches(page)).flat()).toContainEqual(expect.stringMatching(/720w\.webp$/));
  });
});
