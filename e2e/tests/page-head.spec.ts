import {atRelease, expect, test} from '../src/test.ts';

const CAMERA = '/docs/ANSVIS/Guides/Camera/';

for (const width of [390, 1366]) {
  test(`at ${width} px product, type, reading time and review are above the title${atRelease(width !== 390)}`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    await page.goto(CAMERA);
    const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
    await expect(crumbs.getByRole('listitem')).toHaveText(['ANSVIS', 'Guides', 'Camera']);
    await expect(crumbs.getByRole('link', {name: 'ANSVIS'})).toHaveAttribute('href', '/docs/ANSVIS/');
    const about = page.getByText(/^Task · \d+ min · reviewed \d+ \w+ \d{4}$/);
    await expect(about).toBeVisible();
    const [above, title] = await Promise.all([
      about.boundingBox(),
      page.getByRole('heading', {level: 1}).boundingBox(),
    ]);
    expect(above?.y).toBeLessThan(title?.y ?? 0);
  });
}

test.describe('actions of a page', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('the menu copies the link', async ({page, baseURL}) => {
    await page.goto(`${CAMERA}#steps`);
    await page.locator('main summary', {hasText: /^More$/}).click();
    await page.getByRole('button', {name: 'Copy link'}).click();
    await expect(page.getByRole('button', {name: 'Link copied'})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${CAMERA}#steps`);
  });

  test('the print button prints', async ({page}) => {
    await page.addInitScript(() => {
      window.print = () => void (document.title = 'printed');
    });
    await page.goto(CAMERA);
    await page.getByRole('button', {name: 'Print'}).click();
    await expect(page).toHaveTitle('printed');
  });
});

test('at 390 px page actions are one menu in the line of type and review', async ({page}) => {
  await page.addInitScript(() => {
    window.print = () => void (document.title = 'printed');
  });
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(CAMERA);
  const main = page.getByRole('main');
  const menu = main.locator('details:has(> summary:text-is("More"))');
  for (const name of ['Tick off steps', 'Print']) {
    await expect(main.getByRole('button', {name})).toBeHidden();
  }
  const [about, opener] = await Promise.all([
    page.getByText(/^Task · /).boundingBox(),
    menu.locator('summary').boundingBox(),
  ]);
  expect(opener?.y).toBeLessThan((about?.y ?? 0) + (about?.height ?? 0));
  await menu.locator('summary').click();
  await expect(menu.getByRole('button').or(menu.getByRole('link'))).toHaveText([
    'Tick off steps',
    'Print',
    'Copy link',
    'Save for offline',
    'Copy the page as Markdown',
    'View the page as Markdown',
    'Copy a link to this section',
  ]);
  await menu.getByRole('button', {name: 'Tick off steps'}).click();
  await expect(page.getByRole('checkbox', {name: 'Step 1 is done'})).toBeVisible();
  await menu.getByRole('button', {name: 'Print'}).click();
  await expect(page).toHaveTitle('printed');
});

for (const [width, least] of [
  [390, 44],
  [1366, 32],
] as const) {
  test(`at ${width} px page actions are at least ${least} px high${atRelease(width !== 390)}`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await page.goto(CAMERA);
    await page.locator('main summary', {hasText: /^More$/}).click();
    await expect(page.getByRole('button', {name: 'Copy the page as Markdown'})).toBeVisible();
    const heights = await page
      .getByRole('main')
      .locator('[data-search-ignore]:has(> p) :is(button, a, summary), .enlarge')
      .evaluateAll((targets) =>
        targets
          .filter((target) => target.checkVisibility())
          .map((target) => [target.textContent, target.getBoundingClientRect().height] as const),
      );
    expect(heights.length).toBeGreaterThan(6);
    for (const [name, height] of heights) expect(height, name).toBeGreaterThanOrEqual(least);
  });
}

for (const width of [1024, 1366]) {
  test(`at ${width} px at most three actions are next to type and review, others in the menu${atRelease(width !== 1366)}`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    await page.goto(CAMERA);
    const actions = page.locator('main [data-search-ignore]:has(> p) > div').first();
    await expect(actions.locator(':scope > *')).toHaveText([/^Tick off steps$/, /^Print$/, /^More/]);
    const [about, line] = await Promise.all([
      page.getByText(/^Task · /).boundingBox(),
      actions.boundingBox(),
    ]);
    expect(line?.y).toBeLessThan((about?.y ?? 0) + (about?.height ?? 0));
    expect(line?.height).toBeLessThan(40);
    const menu = actions.locator('details');
    await menu.locator('summary').click();
    await expect(menu.getByRole('button').or(menu.getByRole('link'))).toHaveText([
      'Copy link',
      'Save for offline',
      'Copy the page as Markdown',
      'View the page as Markdown',
      'Copy a link to this section',
    ]);
    await expect(menu.getByRole('link', {name: 'Save for offline'})).toHaveAttribute('href', '/offline');
  });
}

test("sharing uses the device's dialog and is hidden without one", async ({page, baseURL}) => {
  const share = page.getByRole('button', {name: 'Share', exact: true});
  const open = async () => {
    await page.goto('about:blank');
    await page.goto(`${CAMERA}#steps`);
    await page.locator('main summary', {hasText: /^More$/}).click();
    await expect(page.getByRole('button', {name: 'Copy the page as Markdown'})).toBeVisible();
  };
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await open();
  await expect(share).toHaveCount(0);
  await page.addInitScript(() => {
    Object.assign(navigator, {share: (what: unknown) => Object.assign(window, {shared: what})});
  });
  await open();
  await share.click();
  expect(await page.evaluate(() => (window as {shared?: unknown}).shared)).toEqual({
    title: 'Connect a camera | Help Center',
    url: `${baseURL}${CAMERA}#steps`,
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('only the menu is above the title', async ({page}) => {
    for (const width of [390, 1366]) {
      await page.setViewportSize({width, height: 844});
      await page.goto(CAMERA);
      const actions = page.locator('main [data-search-ignore]:has(> p)').first();
      await expect(actions.locator('summary')).toBeVisible();
      await expect(actions.getByRole('button')).toHaveCount(0);
    }
  });
});
