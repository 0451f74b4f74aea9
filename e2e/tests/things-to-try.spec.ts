import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {SITE_BUILD} from '../src/folders.ts';
import {expect, test} from '../src/test.ts';

const THRESHOLD = '/docs/ODHUB/Guides/Model-Testing/';
const PIXELS = '/docs/ANSVIS/Guides/Camera/';
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

test('a wrong value moves nothing, keeps its unit, and says what is wrong before the last result', async ({
  page,
  hydrate,
}) => {
  for (const width of [390, 1366]) {
    await page.setViewportSize({width, height: 900});
    await page.goto(PIXELS);
    await hydrate();
    const tool = page.locator('main form').first();
    const field = tool.getByRole('spinbutton', {name: /Frame width/});
    const boxes = () =>
      tool.evaluate((form) =>
        [form, ...form.querySelectorAll('input, label span, p > span, svg')].map((element) => {
          const {x, width: wide, height} = element.getBoundingClientRect();
          const top = element.getBoundingClientRect().top - form.getBoundingClientRect().top;
          return [x, top, wide, height].map(Math.round).join(' ');
        }),
      );
    await field.focus();
    const before = await boxes();
    expect(before.length).toBeGreaterThan(10);
    await field.fill('5');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    const explanation = tool.getByRole('status');
    await expect(explanation).toHaveText('Frame width: enter a whole number from 16 to 20000.');
    await expect(field).toHaveAttribute('aria-describedby', (await explanation.getAttribute('id')) ?? '');
    expect(await boxes(), `at ${width}`).toEqual(before);
    await field.fill('1920');
    await expect(tool.getByRole('status')).toHaveText(/^The object is about/);
  }
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
