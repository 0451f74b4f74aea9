import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {MINI_BUILD, SITE_BUILD} from '../src/folders.ts';
import {openForPaper} from '../src/openForPaper.ts';
import {expect, miniTest, test} from '../src/test.ts';
import {violationsOf} from '../src/violationsOf.ts';

const CAMERA = '/docs/ANSVIS/Guides/Camera/';
const summaryOf = (page: Page) => page.locator('main summary', {hasText: /^More$/});
const menuOf = (page: Page) => page.locator('main details:has(> summary:text-is("More"))');

async function openMenu(page: Page): Promise<void> {
  await summaryOf(page).click();
  await expect(page.getByRole('button', {name: 'Copy the page as Markdown'})).toBeVisible();
}

test.describe('copying', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});
  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  test('copies the whole page as Markdown and confirms it', async ({page}) => {
    await page.goto(CAMERA);
    await openMenu(page);
    await page.getByRole('button', {name: 'Copy the page as Markdown'}).click();
    await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
    expect(await clipboard(page)).toBe(readFileSync(`${SITE_BUILD}${CAMERA}index.md`, 'utf8'));
  });

  test('copies the link to the current section', async ({page, baseURL}) => {
    await page.goto(CAMERA);
    await openMenu(page);
    await page.evaluate(() => document.querySelector('#pixels')?.scrollIntoView());
    // The menu stands at the top of the page; from here on with the keyboard.
    await page.getByRole('button', {name: 'Copy a link to this section'}).evaluate((button: HTMLElement) => {
      button.focus({preventScroll: true});
      button.click();
    });
    await expect(page.getByRole('status').filter({hasText: 'Copied'})).toHaveCount(1);
    expect(await clipboard(page)).toBe(`${baseURL}${CAMERA}#pixels`);
  });

  test('reports that the page cannot be loaded', async ({page}) => {
    await page.route('**/index.md', (route) => route.fulfill({status: 404}));
    await page.goto(CAMERA);
    await openMenu(page);
    await page.getByRole('button', {name: 'Copy the page as Markdown'}).click();
    await expect(page.getByRole('status').filter({hasText: 'did not work'})).toBeVisible();
  });
});

test('the menu loads nothing before it is opened', async ({page, hydrate}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(CAMERA);
  await hydrate();
  await page.waitForLoadState('networkidle');
  const isOfMenu = (url: string) => /page-menu|\.md$/.test(url);
  expect(asked.filter(isOfMenu)).toEqual([]);
  await openMenu(page);
  expect(asked.filter(isOfMenu)).toHaveLength(1);
});

test('the menu works by keyboard with Tab, Escape and blur', async ({page, hydrate}) => {
  await page.goto(CAMERA);
  await hydrate();
  const summary = summaryOf(page);
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', {name: 'Copy the page as Markdown'})).toBeVisible();
  for (const first of ['Copy link', 'Save for offline']) {
    await page.keyboard.press('Tab');
    await expect(menuOf(page).locator(':focus')).toHaveText(first);
  }
  await page.keyboard.press('Escape');
  await expect(menuOf(page)).not.toHaveAttribute('open');
  await expect(summary).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', {name: 'View the page as Markdown'})).toBeVisible();
  const isInMenu = () => menuOf(page).evaluate((menu) => menu.contains(document.activeElement));
  for (let step = 0; step < 12 && (await isInMenu()); step += 1) await page.keyboard.press('Tab');
  expect(await isInMenu()).toBe(false);
  await expect(menuOf(page)).not.toHaveAttribute('open');
});

test('a menu opened before hydration is filled afterwards', async ({page}) => {
  await page.goto(CAMERA, {waitUntil: 'commit'});
  await summaryOf(page).click();
  await expect(page.getByRole('button', {name: 'Copy the page as Markdown'})).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the menu opens and links to the Markdown copy', async ({page}) => {
    await page.goto(CAMERA);
    await summaryOf(page).click();
    const link = page.getByRole('link', {name: 'Markdown', exact: true});
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', `${CAMERA}index.md`);
  });
});

for (const [name, options] of [
  ['in the light', {}],
  ['in the dark', {dark: true}],
  ['in forced colours', {forcedColors: 'active'}],
  ['at 390 px', {width: 390}],
  ['from right to left at 390 px', {width: 390, direction: 'rtl'}],
] as const) {
  test(`the open menu is in view and has no violations ${name} @release`, async ({page}) => {
    if ('width' in options) await page.setViewportSize({width: options.width, height: 800});
    if ('forcedColors' in options) await page.emulateMedia({forcedColors: options.forcedColors});
    if ('dark' in options) await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.goto(CAMERA);
    if ('direction' in options)
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    await openMenu(page);
    const box = await page.locator('.page-menu-panel').boundingBox();
    const {width} = page.viewportSize() ?? {width: 0};
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    const violations = await violationsOf(page);
    // Axe takes the colours that the style sheet names for those that are shown.
    const isForced = 'forcedColors' in options;
    expect(violations.filter((one) => !isForced || !one.startsWith('color-contrast'))).toEqual([]);
    const border = await page
      .locator('.page-menu-panel')
      .evaluate((panel) => getComputedStyle(panel).borderTopWidth);
    expect(border).toBe('1px');
  });
}

test('the menu is not printed', async ({page}) => {
  await openForPaper(page, CAMERA);
  await page.emulateMedia({media: 'print'});
  await expect(summaryOf(page)).toBeHidden();
});

miniTest.describe('on another site', () => {
  miniTest('the menu has the PDF, the MCP address and one-step setup for editors', async ({page}) => {
    await page.goto('/docs/long');
    await openMenu(page);
    await expect(page.getByText('https://mini.example.com/mcp', {exact: true})).toBeVisible();
    await expect(page.getByRole('link', {name: 'All pages as PDF'})).toHaveAttribute('href', '/docs.pdf');
    await expect(page.getByRole('link', {name: 'Add to VS Code'})).toHaveAttribute(
      'href',
      /^vscode:mcp\/install\?/,
    );
    await expect(page.getByRole('link', {name: 'Add to Cursor'})).toHaveAttribute('href', /^cursor:/);
  });

  miniTest('pages that opt out, and unlisted pages, have no menu', async ({page}) => {
    for (const path of ['/docs/second', '/docs/hidden']) {
      await page.goto(path);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(summaryOf(page)).toHaveCount(0);
    }
  });

  miniTest('a page with "agents: false" has no menu, no Markdown copy and no list entry', async ({page}) => {
    await page.goto('/docs/private');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page for people');
    await expect(summaryOf(page)).toHaveCount(0);
    await expect(page.locator('link[type="text/markdown"]')).toHaveCount(0);
    expect(existsSync(join(MINI_BUILD, 'docs/private.md'))).toBe(false);
    // The control: its neighbour has all of them.
    expect(existsSync(join(MINI_BUILD, 'docs/long.md'))).toBe(true);
    const lists = readFileSync(join(MINI_BUILD, 'llms.txt'), 'utf8');
    expect(lists).toContain('docs/long.md');
    expect(lists).not.toContain('docs/private');
  });

  miniTest('the menu is not printed', async ({page}) => {
    await openForPaper(page, '/docs/long');
    await page.emulateMedia({media: 'print'});
    await expect(summaryOf(page)).toBeHidden();
  });
});
