import {HeldScripts} from '../src/HeldScripts.ts';
import {expect, test} from '../src/test.ts';

const toggle = /Switch between dark and light mode/;

test.describe('colour mode', () => {
  test('is light by default, whatever the system prefers [spec 4-01]', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('is kept under the key "theme" and survives a reload [spec 2.3-05, 4-02, 9-25]', async ({
    page,
    hydrate,
  }) => {
    await page.goto('/');
    await hydrate();
    await page.getByRole('button', {name: toggle}).first().click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('is switched in the footer, too, before and after hydration', async ({page, hydrate}) => {
    const scripts = await HeldScripts.on(page);
    await page.goto('/');
    const root = page.locator('html');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('button', {name: 'Dark theme'}).click();
    await expect(root).toHaveAttribute('data-theme', 'dark');
    scripts.release();
    await hydrate();
    await footer.getByRole('button', {name: 'Light theme'}).click();
    await expect(root).toHaveAttribute('data-theme', 'light');
  });

  test('is set before the first paint', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('changes in every open tab [spec 4-03]', async ({context, hydrate}) => {
    const [first, second] = [await context.newPage(), await context.newPage()];
    for (const page of [first, second]) {
      await page.goto('/');
      await hydrate(page);
    }
    await first.getByRole('button', {name: toggle}).first().click();
    await expect(second.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('works without storage [spec 4-12]', async ({page, hydrate}) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Storage is blocked', 'SecurityError');
        },
      });
    });
    await page.goto('/');
    await hydrate();
    await page.getByRole('button', {name: toggle}).first().click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(errors).toEqual([]);
  });
});
