import {expect, test} from '../src/test.ts';

const CAMERA = '/docs/ANSVIS/Guides/Camera/';

/** With a sidebar and without; the own page of a product and the not-found page have their titles in a band. */
const TITLED = [
  CAMERA,
  '/docs/ANSVIS/Guides/',
  '/blog/reporting-a-problem',
  '/blog/tags',
  '/docs',
  '/offline',
  '/report',
  '/markdown-page',
  '/docs/tags',
  '/docs/tags/rules',
  '/blog',
  '/blog/archive',
  '/search',
  '/symptoms',
];

for (const width of [390, 1024, 1366, 1920]) {
  test(`at ${width} px page titles share edge and size per layout @release`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    const title = page.getByRole('heading', {level: 1});
    const measure = async (path: string) => {
      await page.goto(path);
      await expect(title).toBeVisible();
      return title.evaluate((element) => ({
        left: Math.round(element.getBoundingClientRect().left),
        size: getComputedStyle(element).fontSize,
        layout: [...document.querySelectorAll('aside')].some((side) => side.checkVisibility())
          ? 'sidebar'
          : document.querySelector('main.container:not(.container--fluid)')
            ? 'list'
            : 'text',
      }));
    };
    const found: Awaited<ReturnType<typeof measure>>[] = [];
    for (const path of TITLED) found.push(await measure(path));
    expect(new Set(found.map(({size}) => size)).size).toBe(1);
    for (const kind of ['sidebar', 'list', 'text']) {
      const lefts = found.filter(({layout}) => layout === kind).map(({left}) => left);
      expect(new Set(lefts).size, `${kind}: ${lefts.join(' ')}`).toBeLessThan(2);
    }
  });
}

test('the offline page reports an empty device, with spacing between its parts', async ({page, hydrate}) => {
  await page.goto('/offline');
  await hydrate();
  await expect(page.getByText(/^Nothing yet\./)).toBeVisible();
  const gaps = await page
    .locator('article > h2')
    .evaluateAll((titles) =>
      titles.map(
        (title) =>
          title.getBoundingClientRect().top -
          (title.previousElementSibling?.getBoundingClientRect().bottom ?? 0),
      ),
    );
  expect(gaps.length).toBeGreaterThan(2);
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(32);
});

test('on a phone the title is above the contents, and both above the text', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(CAMERA);
  const tops = await page.evaluate(() =>
    ['h1', '.theme-doc-toc-mobile', '.theme-doc-markdown > header + p'].map(
      (selector) => document.querySelector(selector)?.getBoundingClientRect().top ?? 0,
    ),
  );
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  expect(tops[0]).toBeGreaterThan(0);
  // The goal begins on the first half of the first screen.
  expect(tops[2]).toBeLessThan(422);
});

test('the contents mark an entry at first paint, without scripts', async ({browser, site}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: site.origin,
    viewport: {width: 1366, height: 800},
  });
  const page = await context.newPage();
  await page.goto(CAMERA);
  const shadows = await page
    .locator('.table-of-contents__link')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).boxShadow !== 'none'));
  expect(shadows[0]).toBe(true);
  expect(shadows.filter(Boolean)).toHaveLength(1);
  await context.close();
});

test('the contents mark the section of the address before hydration', async ({page}) => {
  await page.setViewportSize({width: 1366, height: 800});
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto(`${CAMERA}#if-it-did-not-work`);
  const link = page.locator('.table-of-contents').getByRole('link', {name: 'If it did not work'});
  await expect(link).toHaveClass(/table-of-contents__link--active/);
  const marked = await page
    .locator('.table-of-contents__link')
    .evaluateAll((links) => links.filter((one) => getComputedStyle(one).boxShadow !== 'none').length);
  expect(marked).toBe(1);
});

test('on a phone the drawer names the product above its pages', async ({page, hydrate}) => {
  await page.setViewportSize({width: 390, height: 800});
  await page.goto('/docs/License/ANS-Portal/');
  await hydrate();
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const drawer = page.locator('.navbar-sidebar__item').filter({has: page.getByRole('searchbox')});
  const product = drawer.getByRole('listitem').first().getByRole('link', {name: 'License Manager'});
  await expect(product).toBeInViewport();
  await product.click();
  await expect(page).toHaveURL(/\/docs\/License\/$/);
  await expect(drawer).toBeHidden();
});
