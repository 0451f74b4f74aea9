import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {SITE_BUILD} from '../src/folders.ts';
import {expect, test} from '../src/test.ts';

const THRESHOLD = '/docs/ODHUB/Guides/Model-Testing/';
const CONVERTER = '/docs/ODHUB/Guides/Load-Training-Dataset/Load/';

test('the threshold explorer follows arrow keys and announces the measures', async ({page, hydrate}) => {
  await page.goto(THRESHOLD);
  await hydrate();
  await expect(
    page.getByText('At 0.50: precision 0.80, recall 0.67, F1 0.73, 20 false alarms, 40 missed.'),
  ).toBeVisible();
  const slider = page.getByRole('slider', {name: /Confidence threshold/});
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '0.55');
  await expect(page.getByText(/^At 0\.55: precision/)).toBeVisible();
  await page.keyboard.press('Home');
  await expect(page.getByText(/^At 0\.00: precision/)).toBeVisible();
});

test('the box converter agrees with the worked example and explains bad input', async ({page, hydrate}) => {
  await page.goto(CONVERTER);
  await hydrate();
  await expect(page.getByText('0 0.28125 0.5 0.25 0.5', {exact: true}).first()).toBeVisible();
  const numbers = page.locator('input[name="numbers"]');
  await numbers.fill('100, 120, 90, 360');
  await expect(numbers).toHaveAttribute('aria-invalid', 'true');
  const error = page.locator(
    `#${await numbers.getAttribute('aria-describedby')}`.replaceAll(':', String.raw`\:`),
  );
  await expect(error).not.toBeEmpty();
  await numbers.fill('one, two');
  await expect(numbers).toHaveAttribute('aria-invalid', 'true');
});

test('shows the worked example without scripts', async ({browser, site}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL: site.origin});
  const page = await context.newPage();
  await page.goto(THRESHOLD);
  await expect(
    page.getByText('At 0.50: precision 0.80, recall 0.67, F1 0.73, 20 false alarms, 40 missed.'),
  ).toBeVisible();
  await page.goto(CONVERTER);
  await expect(page.getByText('0 0.28125 0.5 0.25 0.5', {exact: true}).first()).toBeVisible();
  await context.close();
});

test('pages without demos load none of their scripts', async ({page, hydrate}) => {
  const folder = join(SITE_BUILD, 'assets/js');
  const chunks = readdirSync(folder).filter((name) =>
    readFileSync(join(folder, name), 'utf8').includes('Try it: move the threshold'),
  );
  expect(chunks.length).toBeGreaterThan(0);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/docs/ANSVIS/System-Setting/Server-Account/');
  await hydrate();
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((url) => chunks.some((name) => url.endsWith(name)))).toEqual([]);
});
