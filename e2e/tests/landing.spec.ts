import type {Page} from '@playwright/test';
import {expectSeen} from '../src/expectSeen.ts';
import {HeldScripts} from '../src/HeldScripts.ts';
import {openForPaper} from '../src/openForPaper.ts';
import {atRelease, expect, miniTest as test} from '../src/test.ts';

/** Places of the test pages that something hides, with their fragment and a word of their text. */
const PLACES = [
  {name: 'a folded box', path: '/docs/folded', id: 'whistle-tones', word: 'kettlestone'},
  {name: 'a folded box within another', path: '/docs/folded', id: 'quiet-the-kettle', word: 'gaskring'},
  {name: 'a tab that is not chosen', path: '/docs/choices', id: 'lamp-on-steel', word: 'steelhook'},
  {name: 'a box in a tab in a tab', path: '/docs/choices', id: 'lamp-on-square-tubes', word: 'squareclamp'},
  {name: 'a lazy tab that is not chosen', path: '/docs/choices', id: 'light-the-lamp', word: 'duskmatch'},
] as const;

/** The place with the most to open: every commit tries all ways there, and a release everywhere. */
const DEEPEST = PLACES[3];

type Place = (typeof PLACES)[number];

/** Expects that a reader is at the place: heading and text are on the screen, and the heading has mark and focus. */
async function expectLanded(page: Page, {id, word}: Place): Promise<void> {
  await expectSeen(page.locator(`#${id}`));
  await expectSeen(page.getByText(word));
  await expect(page.locator(`#${id}`)).toBeFocused();
  await expect(page.locator(`#${id}`)).toHaveClass(/\blanding-target\b/);
}

for (const place of PLACES) {
  test.describe(place.name, () => {
    test(`opens for a hit${atRelease(place !== DEEPEST)}`, async ({page, dialog, hydrate}) => {
      await page.goto('/docs/second');
      await hydrate();
      await dialog.search(place.word);
      // The titles of the framework's sample theme have less contrast than readers need.
      await expectSeen(dialog.options.first().locator('mark'));
      await dialog.input.press('Enter');
      await expectLanded(page, place);
    });

    test(`opens for an address, before and after hydration${atRelease(place !== DEEPEST)}`, async ({
      page,
      hydrate,
    }) => {
      const scripts = await HeldScripts.on(page);
      // The scripts are asked for at once, so the page has not loaded while they are held.
      await page.goto(`${place.path}#${place.id}`, {waitUntil: 'domcontentloaded'});
      await expectLanded(page, place);
      scripts.release();
      await hydrate();
      await expectLanded(page, place);
    });

    test(`opens for a link on the page, again after it was closed${atRelease(place !== DEEPEST)}`, async ({
      page,
      hydrate,
    }) => {
      await page.goto(place.path);
      await hydrate();
      const follow = () =>
        page.evaluate((id) => {
          const link = document.body.appendChild(document.createElement('a'));
          link.href = `#${id}`;
          link.click();
        }, place.id);
      await follow();
      await expectLanded(page, place);
      await page.evaluate(() => {
        for (const box of document.querySelectorAll('details')) box.open = false;
        for (const tab of document.querySelectorAll<HTMLElement>('[role=tab]:first-child')) tab.click();
        scrollTo(0, 0);
      });
      await expect(page.getByText(place.word)).toBeHidden();
      await follow();
      await expectLanded(page, place);
    });

    test(`opens for a link from another page${atRelease(place !== DEEPEST)}`, async ({page, hydrate}) => {
      await page.goto('/docs/second');
      await hydrate();
      await page.evaluate(() => Object.assign(window, {stays: true}));
      await page.locator(`article a[href$="#${place.id}"]`).click();
      await expectLanded(page, place);
      expect(await page.evaluate(() => 'stays' in window)).toBe(true);
    });

    test(`is printed, before and after hydration${atRelease(place !== DEEPEST)}`, async ({page, hydrate}) => {
      await openForPaper(page, place.path);
      for (const prepare of [async () => undefined, hydrate]) {
        await prepare();
        await page.emulateMedia({media: 'print'});
        await expect(page.getByText(place.word)).toBeVisible();
        const box = await page.getByText(place.word).boundingBox();
        expect(box?.height).toBeGreaterThan(10);
        await page.emulateMedia({media: 'screen'});
      }
    });
  });
}

test('printed panels are below the names of their tabs', async ({page}) => {
  await openForPaper(page, '/docs/choices');
  await page.emulateMedia({media: 'print'});
  const names = await page
    .locator('[role=tabpanel]')
    .evaluateAll((panels) => panels.map((panel) => getComputedStyle(panel, '::before').content));
  expect(names).toEqual(['"Pine mast"', '"Steel mast"', '"Round"', '"Square"', '"At dawn"', '"At dusk"']);
});

test.describe('changes before hydration', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 844}});

  test('keep boxes open or closed', async ({page}) => {
    const scripts = await HeldScripts.on(page);
    await page.goto('/docs/folded');
    await page.getByText('Why does it whistle?').tap();
    await page.getByText('Where is the lid?').tap();
    await expectSeen(page.getByText('kettlestone'));
    const height = await page
      .locator('details')
      .first()
      .evaluate((box) => box.getBoundingClientRect().height);
    scripts.release();
    await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
    await expectSeen(page.getByText('kettlestone'));
    await expect(page.getByText('lidshelf')).toBeHidden();
    expect(
      await page
        .locator('details')
        .first()
        .evaluate((box) => box.getBoundingClientRect().height),
    ).toBe(height);
    // One tap closes it.
    await page.getByText('Why does it whistle?').tap();
    await expect(page.getByText('kettlestone')).toBeHidden();
  });

  test('select a tab at once', async ({page}) => {
    const scripts = await HeldScripts.on(page);
    await page.goto('/docs/choices');
    const tab = page.getByRole('tab', {name: 'Steel mast'});
    await tab.tap();
    await expectSeen(page.getByText('steelhook'));
    scripts.release();
    await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expectSeen(page.getByText('steelhook'));
  });
});

test('a taller box takes longer to open, without animation under reduced motion [spec 4-16]', async ({
  page,
  hydrate,
}) => {
  await page.goto('/docs/folded');
  await hydrate();
  const timeOf = async (name: string) => {
    await page.getByText(name).click();
    return page
      .locator('details', {has: page.locator('summary', {hasText: name})})
      .last()
      .evaluate((box) => Number.parseFloat((box as HTMLElement).style.getPropertyValue('--folded-time')));
  };
  const tall = await timeOf('Why does it whistle?');
  const low = await timeOf('Where is the lid?');
  expect(tall).toBeGreaterThan(low);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.reload();
  await hydrate();
  expect(await timeOf('Where is the lid?')).toBeNaN();
});

test('a diagram is drawn without interaction and shows its source until then', async ({page}) => {
  const scripts = await HeldScripts.on(page);
  await page.goto('/docs/diagram', {waitUntil: 'domcontentloaded'});
  await expectSeen(page.getByText('Springpipe'));
  scripts.release();
  await expectSeen(page.locator('.drawn-diagram'));
  await expect(page.getByText('Springpipe')).toHaveCount(0);
});

test.describe('code in dark mode', () => {
  test("has the dark theme's colours before and after hydration", async ({page, hydrate}) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    const scripts = await HeldScripts.on(page);
    await page.goto('/docs/folded');
    const colours = () =>
      page.locator('.prism-code').evaluate((code) => {
        const of = (element: Element) => {
          const {color, backgroundColor} = getComputedStyle(element);
          return [element.textContent, color, backgroundColor];
        };
        return [of(code), ...[...code.querySelectorAll('.token')].map(of)];
      });
    const before = await colours();
    expect(before[0]?.slice(1)).toEqual(['rgb(248, 248, 242)', 'rgb(40, 42, 54)']);
    // The first line is a comment, which the theme itself dims.
    await expectSeen(page.locator('.prism-code .token-line').nth(1));
    scripts.release();
    await hydrate();
    expect(await colours()).toEqual(before);
  });
});
