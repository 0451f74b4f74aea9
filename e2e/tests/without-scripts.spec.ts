import {atRelease, expect, test} from '../src/test.ts';

test.use({javaScriptEnabled: false});

const CODE_PAGE = '/docs/ANSVIS/Advanced-Guides/Event-Trigger/MQTT/';

for (const [name, viewport] of [
  ['a wide screen', {width: 1280, height: 800}],
  ['a phone', {width: 390, height: 844}],
] as const) {
  test.describe(`without scripts on ${name}`, () => {
    test.use({viewport});

    test(`links lead from the home page to every page of a product${atRelease(name !== 'a phone')}`, async ({
      page,
    }) => {
      await page.goto('/');
      await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'ANSVIS'}).click();
      await expect(page).toHaveURL(/docs\/ANSVIS/);
      const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
      await sidebar.getByRole('link', {name: 'Guides', exact: true}).click();
      await expect(page).toHaveURL(/ANSVIS\/Guides\/$/);
      await sidebar.getByRole('link', {name: /Monitor/}).click();
      await expect(page.getByRole('article').getByRole('heading', {level: 1})).toBeVisible();
      await page.locator('.pagination-nav__link--next').click();
      await expect(page.getByRole('article').getByRole('heading', {level: 1})).toBeVisible();
    });

    test(`the code of every tab is readable${atRelease(name !== 'a phone')}`, async ({page}) => {
      await page.goto(CODE_PAGE);
      const panels = page.locator('[role=tabpanel]');
      expect(await panels.count()).toBeGreaterThan(1);
      for (const panel of await panels.all()) await expect(panel).toBeVisible();
    });

    test(`controls that need scripts are hidden${atRelease(name !== 'a phone')}`, async ({page}) => {
      for (const path of ['/', CODE_PAGE]) {
        await page.goto(path);
        for (const button of await page.locator('button:not([type=submit])').all())
          await expect(button).toBeHidden();
      }
    });

    test(`pages do not scroll sideways${atRelease(name !== 'a phone')}`, async ({page}) => {
      for (const path of ['/', CODE_PAGE, '/blog', '/nowhere']) {
        await page.goto(path);
        const box = await page
          .locator('html')
          .evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth);
        expect(box, path).toBeLessThanOrEqual(0);
      }
    });
  });
}
