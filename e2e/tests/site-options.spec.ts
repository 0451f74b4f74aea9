import {expect, optionsTest as test} from '../src/test.ts';

const LIBRARY = 'https://cdn.example.com/insights.js';

test.beforeEach(async ({page}) => {
  await page.route(LIBRARY, (route) =>
    route.fulfill({body: 'window.insightsLibrary = true;', contentType: 'text/javascript'}),
  );
});

test('an announcement that is not closeable has no button [spec 2.3-02, 4-05]', async ({page, hydrate}) => {
  await page.goto('/');
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar).toContainText('Test announcement');
  await hydrate();
  await expect(bar.getByRole('button')).toHaveCount(0);
  await page.reload();
  await expect(bar).toBeVisible();
});

test('a hideable bar hides on scroll down and returns on scroll up [spec 2.3-09]', async ({
  page,
  hydrate,
}) => {
  await page.goto('/docs/long');
  await hydrate();
  const bar = page.locator('nav.navbar');
  for (const y of [400, 800]) {
    await page.evaluate((to) => window.scrollTo(0, to), y);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(y);
  }
  await expect(bar).not.toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect(bar).toBeInViewport();
});

test('the chosen version is stored per plugin and dropped when it is gone [spec 4-11]', async ({
  page,
  hydrate,
}) => {
  const stored = () =>
    page.evaluate(() => [
      localStorage.getItem('docs-preferred-version-guides'),
      localStorage.getItem('docs-preferred-version-default'),
    ]);
  await page.goto('/guides/next/');
  await hydrate();
  expect(await stored()).toEqual([null, null]);
  await page.getByRole('button', {name: 'Next', exact: true}).hover();
  await page.getByRole('link', {name: '1.0', exact: true}).click();
  await expect(page.getByText('The first version.')).toBeVisible();
  expect(await stored()).toEqual(['1.0', null]);
  await page.reload();
  await hydrate();
  expect(await stored()).toEqual(['1.0', null]);
  await page.evaluate(() => localStorage.setItem('docs-preferred-version-guides', '0.9'));
  await page.reload();
  await hydrate();
  await expect.poll(stored).toEqual([null, null]);
});

test('a configured analytics library loads from its CDN, the only one in the policy [spec 7-08]', async ({
  page,
  hydrate,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) refused.push(message.text());
  });
  await page.goto('/docs/long');
  await hydrate();
  await page.waitForFunction(() => 'insightsLibrary' in window);
  expect(refused).toEqual([]);
  const error = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        addEventListener('securitypolicyviolation', ({blockedURI}) => resolve(blockedURI));
        const script = document.createElement('script');
        script.src = 'https://other.example.com/insights.js';
        document.head.append(script);
      }),
  );
  expect(error).toContain('other.example.com');
});
