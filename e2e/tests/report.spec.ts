import {expect, optionsTest as test} from '../src/test.ts';

const ABOUT_STEPS = '/report?page=/helped&kind=missing&heading=Steps';

test('arrow keys select the problem, and the page can be changed on request', async ({page}) => {
  await page.goto(ABOUT_STEPS);
  await page.getByRole('radio', {name: 'Missing'}).press('ArrowRight');
  const chosen = page.getByRole('radio', {name: 'Hard to follow'});
  await expect(chosen).toBeChecked();
  await expect(chosen).toBeFocused();
  await page.getByLabel('Address of the page').fill('https://mini.example.com/docs/long');
  await expect(page.locator('dd')).toHaveText([
    'https://mini.example.com/docs/long',
    'Steps',
    'Next',
    'Hard to follow',
    'Not filled in yet',
  ]);
});

test('what is typed before the loader starts is in the report', async ({page}) => {
  const details = page.getByLabel(/^What did you read/);
  await page.route(/\/loader\.\w+\.js$/, async (route) => {
    await details.fill('Which step is first?');
    await route.continue();
  });
  await page.goto(ABOUT_STEPS);
  await expect(page.locator('dd').last()).toHaveText('Which step is first?');
  await expect(details).toHaveValue('Which step is first?');
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
