import {openForPaper} from '../src/openForPaper.ts';
import {expect, test} from '../src/test.ts';

const CAMERA = '/docs/ANSVIS/Guides/Camera/';

test('the sidebar filter applies, also to text typed before hydration', async ({page}) => {
  await page.goto(CAMERA);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await sidebar.getByRole('searchbox', {name: 'Filter pages'}).pressSequentially('draw');
  await expect(sidebar.getByRole('link', {name: 'Draw a region'})).toBeVisible();
  await expect(sidebar.getByRole('link', {name: 'Camera', exact: true})).toHaveCount(0);
  const status = sidebar.getByRole('status');
  await expect(status).toHaveText('');
  await status.evaluate((element) => Object.assign(element, {isKept: true}));
  await sidebar.getByRole('searchbox').fill('xqzvw');
  await expect(status).toHaveText('No page has these words in its name.');
  expect(await status.evaluate((element) => 'isKept' in element), 'the same live region').toBe(true);
  await sidebar.getByRole('searchbox').fill('');
  await expect(sidebar.getByRole('link', {name: 'Camera', exact: true})).toBeVisible();
});

test('a drawing enlarges by keyboard at 390 px, and Escape restores the focus', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(CAMERA);
  const drawing = page.locator('main .diagram').first();
  const before = await drawing.locator('svg').boundingBox();
  const button = drawing.getByRole('button', {name: 'Enlarge'});
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const after = await dialog.locator('svg').boundingBox();
  expect(after?.width).toBeGreaterThan((before?.width ?? 0) * 1.2);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('ticked steps are stored per page', async ({page, hydrate}) => {
  await page.goto(CAMERA);
  await page.getByRole('button', {name: 'Tick off steps'}).click();
  const box = page.getByRole('checkbox', {name: 'Step 2 is done'});
  await box.check();
  await page.reload();
  await hydrate();
  await expect(box).toBeChecked();
  await expect(page.getByRole('checkbox', {name: 'Step 1 is done'})).not.toBeChecked();
  await page.goto('/docs/ANSVIS/Advanced-Guides/Event-Trigger/MQTT/');
  await hydrate();
  await expect(page.getByRole('checkbox', {name: /^Step/})).toHaveCount(0);
  await page.goto(CAMERA);
  await hydrate();
  await page.getByRole('button', {name: 'Tick off steps', pressed: true}).click();
  await expect(box).toHaveCount(0);
});

test('two tabs merge ticked steps, and hiding the boxes keeps them @release', async ({
  page,
  context,
  hydrate,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(CAMERA);
    await hydrate(tab);
  }
  const tick = page.getByRole('button', {name: 'Tick off steps'});
  await tick.click();
  const box = (step: number) => ({name: `Step ${step} is done`});
  await other.getByRole('checkbox', box(1)).check();
  await page.getByRole('checkbox', box(2)).check();
  for (const tab of [page, other])
    for (const step of [1, 2]) await expect(tab.getByRole('checkbox', box(step))).toBeChecked();
  await tick.click();
  await expect(page.getByRole('checkbox', box(1))).toHaveCount(0);
  await tick.click();
  await expect(page.getByRole('checkbox', box(1))).toBeChecked();
});

test('with reduced motion the page jumps to the top @release', async ({page, hydrate}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto(CAMERA);
  await hydrate();
  await page.evaluate(async () => {
    const nextFrame = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (const y of [1500, 1200]) {
      window.scrollTo({top: y, behavior: 'instant'});
      await nextFrame();
    }
  });
  const button = page.getByRole('button', {name: 'Scroll back to top'});
  await expect(button).toBeVisible();
  const top = await button.evaluate((element) => {
    (element as HTMLElement).click();
    return window.scrollY;
  });
  expect(top).toBe(0);
});

test('the symptom finder leads to cause and remedy', async ({page}) => {
  await page.goto('/symptoms');
  await page.getByRole('searchbox', {name: 'What do you see?'}).pressSequentially('boxes lower right');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', {name: 'No CONNECTED'})).toHaveCount(0);
  await main.getByRole('link', {name: 'Boxes shifted to the lower right'}).click();
  await expect(page).toHaveURL(/\/Load\/#if-it-did-not-work$/);
});

test('at 390 px top tasks and the first product are visible, and products are folded', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await page.goto('/symptoms');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', {name: 'My camera shows no picture'})).toBeInViewport();
  const titles = main.locator('summary h2');
  expect(await titles.count()).toBeGreaterThan(3);
  await expect(titles.first()).toBeInViewport();
  // Each product is named once, and two screens hold all of them, where the whole list has nineteen.
  for (const title of await titles.allTextContents())
    await expect(main.getByText(title, {exact: true}).filter({visible: true})).toHaveCount(1);
  expect(await main.evaluate((element) => element.scrollHeight)).toBeLessThan(1600);
  await titles.last().click();
  await expect(main.locator('details').last().getByRole('link').first()).toBeVisible();
  await expect(main.locator('details').first().getByRole('link').first()).toBeHidden();
});

test('an address opens its symptom group, on load and on navigation', async ({page, hydrate}) => {
  const group = page.getByRole('main').locator('details').last();
  await page.goto('/symptoms');
  const id = (await group.locator('ul').first().getAttribute('id')) ?? '';
  await page.goto(`/symptoms#${id}`);
  await expect(group.getByRole('link').first()).toBeInViewport();
  await page.goto('/markdown-page');
  await hydrate();
  await page.evaluate((hash) => {
    Object.assign(window, {samePage: true});
    history.pushState(null, '', `/symptoms#${hash}`);
    dispatchEvent(new PopStateEvent('popstate'));
  }, id);
  await expect(group.getByRole('link').first()).toBeInViewport();
  expect(await page.evaluate(() => 'samePage' in window), 'the same document').toBe(true);
});

test('unmatched symptoms offer search, all symptoms and a report', async ({page}) => {
  await page.goto('/symptoms');
  const main = page.getByRole('main');
  const field = main.getByRole('searchbox', {name: 'What do you see?'});
  await field.pressSequentially('xqzvw');
  await expect(main.getByRole('status')).toHaveText('Symptoms: 0');
  await expect(main.getByText('No guide names a symptom with these words.')).toBeVisible();
  await expect(main.getByRole('link', {name: 'Search all pages for "xqzvw"'})).toHaveAttribute(
    'href',
    '/search?q=xqzvw',
  );
  await expect(main.getByRole('link', {name: 'Report the problem so that it gets solved'})).toBeVisible();
  await main.getByRole('button', {name: 'Show all symptoms'}).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await expect(main.locator('summary').last()).toBeVisible();
});

test('all symptoms are printed', async ({page}) => {
  await page.emulateMedia({media: 'print'});
  await openForPaper(page, '/symptoms');
  const [count, shown] = await page
    .getByRole('main')
    .locator('li li a')
    .evaluateAll((links) => [links.length, links.filter((link) => link.checkVisibility()).length]);
  expect(count).toBeGreaterThan(300);
  expect(shown).toBe(count);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('all symptoms can be unfolded, and unusable controls are hidden', async ({page}) => {
    await page.goto('/symptoms');
    const symptom = page.getByRole('link', {name: 'Boxes shifted to the lower right'});
    await expect(symptom).toBeHidden();
    await page.locator('details:has-text("Boxes shifted to the lower right") > summary').click();
    await expect(symptom).toBeVisible();
    await expect(page.getByRole('searchbox', {name: 'What do you see?'})).toBeHidden();
    await page.goto(CAMERA);
    for (const name of ['Enlarge', 'Tick off steps']) {
      await expect(page.getByRole('button', {name}).first()).toBeHidden();
    }
    await expect(page.getByRole('searchbox', {name: 'Filter pages'})).toBeHidden();
  });
});

test('fields, buttons and boxes of the features are not printed', async ({page, hydrate}) => {
  await page.goto(CAMERA);
  await page.getByRole('button', {name: 'Tick off steps'}).click();
  await hydrate();
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('button', {name: 'Enlarge'}).first()).toBeHidden();
  await expect(page.getByRole('searchbox', {name: 'Filter pages'})).toBeHidden();
  await expect(page.getByRole('button', {name: 'Tick off steps'})).toBeHidden();
});
