import {openForPaper} from '../src/openForPaper.ts';
import {atRelease, expect, test} from '../src/test.ts';

const CAMERA = '/docs/ANSVIS/Guides/Camera/';

test('the page end has related pages and titles of the previous and next page', async ({page}) => {
  await page.goto(CAMERA);
  const related = page.getByRole('navigation', {name: 'Related pages'}).getByRole('link');
  await expect(related).toHaveCount(4);
  const around = page.getByRole('navigation', {name: 'Docs pages'});
  await expect(around.getByRole('link', {name: /Camera view: pixels, light/})).toBeVisible();
  for (const link of await related.all()) {
    expect(await around.getByRole('link', {name: (await link.textContent()) ?? ''}).count()).toBe(0);
  }
});

test('related pages stand below the contents on wide windows, and below the text on others', async ({
  page,
}) => {
  await page.goto(CAMERA);
  const related = page.getByRole('navigation', {name: 'Related pages'});
  await page.setViewportSize({width: 1366, height: 768});
  const boxOf = async (selector: string) =>
    (await page.locator(selector).boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};
  const beside = (await related.boundingBox()) ?? {x: 0, y: 0, height: 0};
  const [article, contents] = [await boxOf('article'), await boxOf('.theme-doc-toc-desktop')];
  expect(beside.x).toBeGreaterThan(article.x + article.width);
  expect(beside.x).toBe(contents.x);
  expect(beside.y).toBeGreaterThanOrEqual(contents.y + contents.height);
  expect(beside.y + beside.height).toBeLessThanOrEqual(768);
  for (const width of [390, 1024]) {
    await page.setViewportSize({width, height: 768});
    const below = (await related.boundingBox()) ?? {x: 0, y: 0, width: 0};
    const text = await boxOf('article');
    expect(below.y, `at ${width}`).toBeGreaterThan(text.y + text.height);
    expect(below.width, `at ${width}`).toBe(text.width);
  }
});

for (const width of [390, 1366]) {
  test(`at ${width} px pagination links have equal heights and outward arrows${atRelease(width !== 390)}`, async ({
    page,
    hydrate,
  }) => {
    await page.setViewportSize({width, height: 900});
    await page.goto(CAMERA);
    // Pages from left to right have no rules for the other direction; the whole sheet has.
    await hydrate();
    const links = page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link');
    const look = () =>
      links.evaluateAll((all) =>
        all.map((link) => {
          const label = link.querySelector('.pagination-nav__label') as Element;
          const signs = ['::before', '::after'].map((part) => getComputedStyle(label, part).content);
          return {
            height: Math.round(link.getBoundingClientRect().height),
            signs: signs.join('').replaceAll(/[^←→]/g, ''),
            wrap: getComputedStyle(label).textWrapStyle,
          };
        }),
      );
    const [before, after] = await look();
    expect(before).toEqual({height: after?.height, signs: '←', wrap: 'balance'});
    expect(after?.signs).toBe('→');
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    expect((await look()).map(({signs}) => signs)).toEqual(['→', '←']);
  });
}

test('nothing is printed after the text', async ({page}) => {
  await openForPaper(page, CAMERA);
  const end = page.locator('.theme-doc-footer');
  await expect(end).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(end).toBeHidden();
  await expect(page.getByRole('button', {name: 'Print'})).toBeHidden();
});

test('the footer links to pages about the site', async ({page}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const [name, to] of [
    ['About', '/markdown-page'],
    ['Read offline', '/offline'],
    ['Blog', '/blog'],
  ] as const) {
    await expect(footer.getByRole('link', {name, exact: true})).toHaveAttribute('href', to);
  }
  // This build has no address of support, and none for reports.
  await expect(footer.getByRole('link', {name: /^Support|^Report/})).toHaveCount(0);
});

test('on a phone the footer has two columns and an opaque logo', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(CAMERA);
  const footer = page.getByRole('contentinfo');
  const [lefts, opacity] = await Promise.all([
    footer
      .locator('.footer__col')
      .evaluateAll((groups) => groups.map((group) => Math.round(group.getBoundingClientRect().left))),
    footer
      .getByRole('link', {name: 'Help Center', exact: true})
      .evaluate((logo) => getComputedStyle(logo).opacity),
  ]);
  expect(new Set(lefts).size, lefts.join(' ')).toBe(2);
  expect(opacity).toBe('1');
  await page.setViewportSize({width: 1366, height: 900});
  const tops = await footer
    .locator('.footer__col')
    .evaluateAll((groups) => groups.map((group) => group.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});
