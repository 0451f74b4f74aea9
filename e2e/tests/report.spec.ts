import {expect, test} from '../src/test.ts';

const CAMERA = '/docs/ANSVIS/Guides/Camera/';
const ABOUT_STEPS = `/report?page=${CAMERA}&kind=missing&heading=Steps`;

test('the report form shows the next step on a laptop and the text field on a phone', async ({page}) => {
  await page.setViewportSize({width: 1366, height: 900});
  await page.goto(ABOUT_STEPS);
  const main = page.getByRole('main');
  const field = main.getByLabel(/^What did you read/);
  const button = main.getByRole('button', {name: 'Copy the report'});
  const next = main.getByText('Then paste it into a message to support.');
  for (const part of [
    main.getByText('About: Connect a camera · Steps'),
    main.getByRole('radio', {name: 'Missing'}),
    field,
    main.getByText('Page: https://help.example.com/docs/ANSVIS/Guides/Camera/'),
    button,
    next,
  ])
    await expect(part).toBeInViewport({ratio: 1});
  const [pressed, beside] = await Promise.all([button.boundingBox(), next.boundingBox()]);
  expect(beside?.x).toBeGreaterThan(pressed?.x ?? 0);
  expect(beside?.y).toBeLessThan((pressed?.y ?? 0) + (pressed?.height ?? 0));
  await page.setViewportSize({width: 390, height: 844});
  await expect(field).toBeInViewport({ratio: 1});
});

test('arrow keys select the problem, and the page can be changed on request', async ({page}) => {
  await page.goto(ABOUT_STEPS);
  await page.getByRole('radio', {name: 'Missing'}).press('ArrowRight');
  const chosen = page.getByRole('radio', {name: 'Hard to follow'});
  await expect(chosen).toBeChecked();
  await expect(chosen).toBeFocused();
  const address = page.getByLabel('Address of the page');
  await expect(address).toBeHidden();
  await page.locator('summary', {hasText: 'Change'}).press('Enter');
  await address.fill('https://help.example.com/docs/ODHUB/');
  await expect(page.getByText('About: ODHUB · Steps')).toBeVisible();
  await expect(page.getByText(/^Page: https:\/\/help\.example\.com\/docs\/ODHUB\//)).toContainText(
    'Problem: Hard to follow',
  );
});

test('a report without a page asks for it first', async ({page}) => {
  await page.goto('/report');
  await expect(page.getByText('Which page is it about?')).toBeVisible();
  await expect(page.getByLabel('Address of the page')).toBeVisible();
});

test('in forced colours the selected problem stands out', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await page.goto(ABOUT_STEPS);
  const look = (name: string) =>
    page
      .locator('label', {hasText: name})
      .evaluate((label) => getComputedStyle(label).borderTopColor + getComputedStyle(label).outlineStyle);
  const isSame = async () => (await look('Missing')) === (await look('Hard to follow'));
  await expect.poll(isSame).toBe(false);
});
