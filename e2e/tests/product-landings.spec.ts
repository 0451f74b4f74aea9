import {openForPaper} from '../src/openForPaper.ts';
import {atRelease, expect, test} from '../src/test.ts';
import {products} from '../src/products.ts';

for (const width of [390, 820, 1366]) {
  test(`at ${width} px a landing page lists pages with full titles, without itself${atRelease(width === 820)}`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    await page.goto('/docs/ANSVIS/');
    const article = page.getByRole('article');
    await expect(article.getByText('AI Deployment Tools')).toBeVisible();
    await expect(article.getByRole('link', {name: 'Start with ANSVIS'})).toBeVisible();
    await expect(article.getByRole('link', {name: /^Troubleshoot/}).first()).toBeVisible();
    const list = page.locator('[class*=landingList]');
    for (const part of [
      'Getting-Started',
      'Guides',
      'Advanced-Guides',
      'System-Setting',
      'References',
      'Changelog',
    ]) {
      await expect(list.locator(`h2 a[href="/docs/ANSVIS/${part}/"]`)).toHaveText(/\w/);
    }
    const steps = list.locator('> ol > li');
    await expect(steps).toHaveCount(4);
    await expect(list.getByText(/^Start here: 4 pages, \d+ min$/)).toBeVisible();
    await expect(steps.nth(1).getByRole('link')).toHaveText('Connect a camera');
    const camera = list.locator('section').getByRole('link', {name: 'Connect a camera', exact: true});
    if (width < 769) {
      await expect(camera).toBeHidden();
      await list.locator('summary[aria-label="Pages of Guides"]').click();
    }
    await expect(camera).toBeVisible();
    await expect(list.locator('a[href="/docs/ANSVIS/"]')).toHaveCount(0);
    await expect(list.getByText(/→|\d+ items?\b/)).toHaveCount(0);
    const cut = await list
      .locator('li p, li a')
      .evaluateAll(
        (parts) =>
          parts.filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0).length,
      );
    expect(cut).toBe(0);
  });
}

for (const [width, height] of [
  [1024, 768],
  [1366, 768],
  [1920, 1080],
] as const) {
  test(`at ${width} px the product drawing is beside the title and covers no text${atRelease(width !== 1366)}`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height});
    for (const {id} of products) {
      await page.goto(`/docs/${id}/`);
      const found = await page.locator('article').evaluate((article) => {
        const drawing = article.querySelector('header svg:last-child')?.getBoundingClientRect();
        const band = [...article.querySelectorAll('header, header + p, [class*=ways]')].map((part) =>
          part.getBoundingClientRect(),
        );
        const texts = [...article.querySelectorAll('header h1, header + p, [class*=ways] a')].map((part) => {
          const range = document.createRange();
          range.selectNodeContents(part);
          return range.getBoundingClientRect().right;
        });
        return {
          gap: (drawing?.left ?? 0) - Math.max(...texts),
          below: Math.max(...band.map(({bottom}) => bottom)) - (drawing?.bottom ?? 0),
          width: drawing?.width ?? 0,
        };
      });
      expect(found.width, id).toBeGreaterThan(180);
      expect(found.gap, id).toBeGreaterThanOrEqual(16);
      expect(found.below, id).toBeGreaterThanOrEqual(8);
    }
  });
}

test('on a phone a landing page begins with its drawing, and its buttons share a line', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/docs/ANSVIS/');
  const article = page.locator('article');
  const [drawing, title] = await Promise.all([
    article.locator('header svg:last-child').boundingBox(),
    article.getByRole('heading', {level: 1}).boundingBox(),
  ]);
  expect(drawing?.height).toBeGreaterThan(100);
  expect((drawing?.y ?? Infinity) + (drawing?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
  const tops = await article
    .locator('[class*=ways] a')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(tops).toHaveLength(2);
  expect(new Set(tops).size).toBe(1);
});

test('every group of a landing page has a name and a description', async ({page}) => {
  await page.goto('/docs/License/');
  const sections = page.locator('[class*=landingList] > section');
  await expect(sections.getByRole('heading', {level: 2})).toHaveText(['Licence keys', 'ANS Portal']);
  await expect(sections.locator('> div > p')).toHaveText([/\w/, /\w/]);
});

test('on a tablet the parts of a product are boxes side by side, with and without pages', async ({page}) => {
  await page.setViewportSize({width: 768, height: 1024});
  await page.goto('/docs/License/');
  const parts = page.locator('[class*=landingList] > section');
  const [one, other] = await Promise.all([parts.nth(0).boundingBox(), parts.nth(1).boundingBox()]);
  expect(one?.y).toBe(other?.y);
  expect(one?.height).toBe(other?.height);
  await expect(parts.locator('> div > p')).toHaveText([/\w/, /\w/]);
  for (const text of await parts.locator('> div > p').all()) await expect(text).toBeVisible();
});

test('a landing page is short: in columns, and folded on a phone except for its first group, and complete on paper', async ({
  page,
}) => {
  const groups = page.locator('[class*=landingList] details > ul');
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({width: 1366, height: 800});
  await page.goto('/docs/ANSVIS/');
  await expect(groups.last()).toBeVisible();
  expect(await heightOf()).toBeLessThan(1800);
  for (const group of await groups.all())
    expect(await group.getByRole('link').count()).toBeLessThanOrEqual(5);
  await expect(groups.nth(2).getByRole('link').last()).toHaveText(/^All \d+ pages$/);
  await page.setViewportSize({width: 390, height: 800});
  await expect(groups.first()).toBeVisible();
  await expect(groups.last()).toBeHidden();
  expect(await heightOf()).toBeLessThan(2500);
  await page.emulateMedia({media: 'print'});
  await openForPaper(page, '/docs/ANSVIS/');
  for (const group of await groups.all()) await expect(group).toBeVisible();
});

test('the second link of a landing page leads to the help of its product @release', async ({page}) => {
  for (const {id} of products) {
    await page.goto(`/docs/${id}/`);
    const link = page.locator('[class*=landingList] > p').first().getByRole('link').nth(1);
    const to = (await link.getAttribute('href')) ?? '';
    expect(to).toMatch(new RegExp(`^/symptoms/?#${id}$|^/docs/${id}/(?!.*/FAQ/)`));
    await link.click();
    await expect(
      to.includes('#') ? page.locator(`#${id}`) : page.getByRole('heading', {level: 1}),
    ).toBeVisible();
  }
});

for (const width of [1024, 1366]) {
  test(`at ${width} px the only card of a row has its band as wide as other cards, and its text beside it${atRelease(width !== 1366)}`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    await page.goto('/');
    const other = await page.locator('main li:has(h3)').first().boundingBox();
    const found = await page.locator('main li:has(h3):only-child').evaluate((card) => {
      const [box, band, text, links] = [card, ...card.querySelectorAll(':scope > :is(div, p, ul)')].map(
        (part) => part.getBoundingClientRect(),
      );
      if (!box || !band || !text || !links) return undefined;
      return {
        right: band.right,
        unfilled: Math.round(box.height - band.height),
        beside: Math.min(text.left, links.left) - band.right,
        inside: Math.round(box.right - Math.max(text.right, links.right)),
      };
    });
    expect(Math.abs((found?.right ?? 0) - (other?.x ?? 0) - (other?.width ?? 0))).toBeLessThanOrEqual(2);
    expect(found?.unfilled).toBeLessThanOrEqual(2);
    expect(found?.beside).toBeGreaterThanOrEqual(16);
    expect(found?.inside).toBeGreaterThanOrEqual(16);
  });
}

test('the cards and links of a row on the product list begin at one height, and its title where others do', async ({
  page,
}) => {
  await page.setViewportSize({width: 1366, height: 800});
  await page.goto('/docs/');
  const rows = await page.locator('article li:has(h3)').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const topOf = (element?: Element | null) => Math.round(element?.getBoundingClientRect().top ?? 0);
      const links = [...card.querySelectorAll('ul > li')].map(topOf);
      const beside = topOf(card.nextElementSibling) - topOf(card);
      return [beside, ...links.slice(1).map((top) => top - (links[0] ?? 0))].filter(
        (gap) => Math.abs(gap) < 12,
      );
    }),
  );
  expect(rows.length).toBeGreaterThan(6);
  expect(rows.every((gap) => gap === 0)).toBe(true);
  const topOf = async (path: string) => {
    await page.goto(path);
    return (await page.getByRole('heading', {level: 1}).boundingBox())?.y ?? 0;
  };
  expect(Math.abs((await topOf('/docs/')) - (await topOf('/blog')))).toBeLessThanOrEqual(2);
});

test('printed home and landing pages have no button-like links and complete first groups', async ({page}) => {
  const start = page
    .getByRole('main')
    .getByRole('link', {name: /^Start with /})
    .first();
  const example = page.getByRole('main').getByRole('link', {name: 'connect to MQTT'});
  await page.goto('/');
  await expect(example).toBeVisible();
  await page.goto('/docs/ANSVIS/');
  await expect(start).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await openForPaper(page, '/docs/ANSVIS/');
  await expect(start).toBeHidden();
  const edges = await page.evaluate(() =>
    ['article header', 'article h1 + p, article header + p', 'article section'].map(
      (selector) => getComputedStyle(document.querySelector(selector) as Element).paddingLeft,
    ),
  );
  expect(edges).toEqual(['0px', '0px', '0px']);
  const breaks = await page
    .locator('article section > div')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).breakAfter));
  expect(new Set(breaks)).toEqual(new Set(['avoid']));
  await openForPaper(page, '/');
  await expect(example).toBeHidden();
});

test('in forced colours product marks and drawings have system colours', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  for (const path of ['/docs/ODHUB/', '/']) {
    await page.goto(path);
    const colours = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('a'));
      probe.href = '/';
      const known = [getComputedStyle(document.body).color, getComputedStyle(probe).color];
      return [
        ...[...document.querySelectorAll('main svg[class*=glyph]')].map(
          (sign) => getComputedStyle(sign).stroke,
        ),
        ...[...document.querySelectorAll('main li svg :is(.line, .dash, .full)')].map(
          (part) => getComputedStyle(part).color,
        ),
      ].map((colour) => known.includes(colour));
    });
    expect(colours.length, path).toBeGreaterThan(0);
    expect(colours, path).not.toContain(false);
  }
});
