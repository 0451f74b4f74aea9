import {expect, optionsTest as test} from '../src/test.ts';

const ABOUT_STEPS = '/report?page=/helped&kind=missing&heading=Steps';

test('arrow keys select the problem, and the page can be changed on request', async ({page}) => {
  await page.goto(ABOUT_STEPS);
  await page.getByRole('radio', {name: 'Missing'}).press('ArrowRight');
  const chosen = page.getByRole('radio', {name: 'Hard to follow'});
  await expect(chosen).toBeChecked();
  await expect(chosen).toBeFocused();
  const address = page.getByLabel('Address of the page');
  await expect(address).toBeHidden();
  await page.locator('summary', {hasText: 'About:'}).press('Enter');
  await address.fill('https://mini.example.com/docs/long');
  await expect(page.getByText('About: /docs/long · Steps')).toBeVisible();
  await expect(page.locator('dd')).toHaveText([
    'https://mini.example.com/docs/long',
    'Steps',
    'Next',
    'Hard to follow',
    'Not filled in yet',
  ]);
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
