import {expect, test} from '../src/test.ts';

const PLAN = '/docs/ANSVIS/Getting-Started/Site-Plan/';

test.describe('questions for support', () => {
  test.use({javaScriptEnabled: false});

  test('take one line, open without scripts, and are printed', async ({page}) => {
    await page.goto(PLAN);
    const line = page.locator('summary', {hasText: /^Questions for support \(\d+\)$/});
    const message = page.getByText('Questions about our version:');
    await expect(line).toBeVisible();
    await expect(message).toBeHidden();
    await page.emulateMedia({media: 'print'});
    await expect(message).toBeVisible();
    await page.emulateMedia({media: 'screen'});
    await line.click();
    await expect(message).toBeVisible();
  });

  test('name the cells of a table that lack them', async ({page}) => {
    await page.goto(PLAN);
    await page.getByRole('link', {name: 'question 1'}).click();
    await expect(page).toHaveURL(/#values$/);
    await expect(page.getByText(/^Questions for support/)).toBeInViewport();
  });
});
