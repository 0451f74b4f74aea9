import {expect, test} from '../src/test.ts';
import {violationsOf} from '../src/violationsOf.ts';

const PAGE = '/docs/ANNHUB/Introduction/';
const QUERY = 'too many false alarms';
const SECTION = '/docs/ANSVIS/References/Troubleshoot/#false-alarms';

test.describe('an answer above the hits', () => {
  test('the dialog shows the whole section above the visible hits', async ({page, dialog}) => {
    await page.goto(PAGE);
    await dialog.search(QUERY);
    const answer = dialog.root.getByRole('region', {name: 'Answer'});
    await expect(answer).toContainText('Too many false alarms');
    await expect(answer).toContainText('cool-down');
    await expect(dialog.options.first()).toBeInViewport();
    const [card, hit] = [await answer.boundingBox(), await dialog.options.first().boundingBox()];
    expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(hit?.y ?? 0);
    await expect(dialog.root.getByRole('status')).toContainText('Answer: Too many false alarms');
  });

  test('Tab moves from the input to its link, which opens the section', async ({page, dialog}) => {
    await page.goto(PAGE);
    await dialog.search(QUERY);
    const link = dialog.root.getByRole('region', {name: 'Answer'}).getByRole('link');
    await expect(link).toBeVisible();
    for (let press = 0; press < 4; press++) {
      await page.keyboard.press('Tab');
      if (await link.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${SECTION}$`));
    await expect(dialog.root).toHaveCount(0);
  });

  test('unclear queries show no answer', async ({page, dialog}) => {
    await page.goto(PAGE);
    await dialog.search('camera');
    await expect(dialog.options.first()).toBeVisible();
    await expect(dialog.root.getByRole('region', {name: 'Answer'})).toHaveCount(0);
  });

  test('the search page shows it above the first hit', async ({page, hydrate}) => {
    await page.goto(`/search?q=${encodeURIComponent(QUERY)}`);
    await hydrate();
    const answer = page.getByRole('main').getByRole('region', {name: 'Answer'});
    await expect(answer.getByRole('link')).toHaveAttribute('href', SECTION);
    await expect(answer).toContainText('cool-down');
  });

  for (const theme of ['light', 'dark'] as const) {
    for (const width of [390, 1280]) {
      test(`it has no violations and no clipped text, ${theme} at ${width} px @release`, async ({
        page,
        dialog,
        hydrate,
      }) => {
        await page.setViewportSize({width, height: 800});
        await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
        await page.goto(PAGE);
        await dialog.search(QUERY);
        const answer = page.getByRole('region', {name: 'Answer'});
        await expect(answer).toBeVisible();
        expect(await violationsOf(page), 'dialog').toEqual([]);
        await expect(dialog.options.first()).toBeInViewport();
        await page.goto(`/search?q=${encodeURIComponent(QUERY)}`);
        await hydrate();
        await expect(answer).toBeVisible();
        expect(await violationsOf(page), 'search page').toEqual([]);
        expect(await answer.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(0);
      });
    }
  }
});
