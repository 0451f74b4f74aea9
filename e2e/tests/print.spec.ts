import {spawnSync} from 'node:child_process';
import {readFile} from 'node:fs/promises';
import {fileURLToPath} from 'node:url';
import type {Page} from '@playwright/test';
import {readPdf} from '../../tools/test/readPdf.ts';
import {SITE_BUILD} from '../src/folders.ts';
import {openForPaper} from '../src/openForPaper.ts';
import {atRelease, expect, test} from '../src/test.ts';

const PAGE = '/docs/ANSVIS/Advanced-Guides/Event-Trigger/HTTP/';
const CAMERA = '/docs/ANSVIS/Guides/Camera/';
const MQTT = '/docs/ANSVIS/Advanced-Guides/Event-Trigger/MQTT/';
const DIAGRAM_PAGE = '/docs/ODHUB/Guides/Prepare-training-dataset/';

/** Elements that are shown although they match one of the selectors. */
function shown(page: Page, selectors: string): Promise<string[]> {
  return page.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted)]
        .filter((element) => element.checkVisibility() && element.getClientRects().length > 0)
        .map((element) => element.outerHTML.slice(0, 120)),
    selectors,
  );
}

test.describe('on paper', () => {
  test.beforeEach(async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.emulateMedia({media: 'print'});
  });

  test('labels of tabs that hold code are black', async ({page}) => {
    await openForPaper(page, MQTT);
    const colours = await page.evaluate(() =>
      [...document.querySelectorAll('.tab-panel')].map((panel) => getComputedStyle(panel, '::before').color),
    );
    expect(colours.length).toBeGreaterThan(1);
    expect(new Set(colours)).toEqual(new Set(['rgb(0, 0, 0)']));
  });

  test('navigation and buttons are hidden', async ({page}) => {
    for (const path of [PAGE, '/', '/blog/how-search-works', '/markdown-page']) {
      await openForPaper(page, path);
      const navigation =
        'nav, footer.footer, .theme-doc-sidebar-container, .table-of-contents, .hash-link, .theme-doc-toc-mobile, pre button, [class*=skipToContent]';
      expect(await shown(page, navigation), path).toEqual([]);
      await expect(page.getByRole('heading', {level: 1}).first()).toBeVisible();
    }
  });

  test('text is dark on white, in dark mode too', async ({page}) => {
    await openForPaper(page, PAGE);
    const colours = await page.evaluate(() => {
      const of = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
      return [
        of('body').backgroundColor,
        of('article p').color,
        of('article h1').color,
        of('pre code').color,
      ];
    });
    expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)', 'rgb(0, 0, 0)', 'rgb(0, 0, 0)']);
  });

  test('each sheet has the print date, without page scripts', async ({page}) => {
    await page.route('**/assets/js/**', (route) => route.abort());
    await openForPaper(page, PAGE);
    const [said, today] = await page.evaluate(() => {
      window.dispatchEvent(new Event('beforeprint'));
      const now = new Date();
      const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
      return [
        getComputedStyle(document.documentElement).getPropertyValue('--sheet-date'),
        parts.map((part) => String(part).padStart(2, '0')).join('-'),
      ];
    });
    expect(said).toContain('Printed');
    expect(said).toContain(today);
  });

  test('external links show their address, internal ones do not', async ({page}) => {
    await openForPaper(page, '/docs/License/ANS-Portal/');
    const after = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element, '::after').content);
    const address = await page.locator('article a[href^=http]').first().getAttribute('href');
    expect(await after('article a[href^=http]')).toContain(address);
    expect(await after('article .markdown a[href^="/"]')).toBe('none');
  });

  test('a sheet has the page in its header, and address and number in its footer', async ({page}) => {
    await openForPaper(page, PAGE);
    const title = await page.title();
    const sheet = await page.evaluate(() => ({
      head: getComputedStyle(document.documentElement).getPropertyValue('--sheet-title'),
      rules: [...document.adoptedStyleSheets, ...document.styleSheets]
        .flatMap(({cssRules}) => [...cssRules])
        .map(({cssText}) => cssText)
        .join(),
    }));
    expect(sheet.head).toBe(JSON.stringify(title));
    expect(sheet.rules).toMatch(/@top-left \{ content: var\(--sheet-title\)/);
    expect(sheet.rules).toMatch(/@bottom-left \{ content: var\(--sheet-address\)/);
    expect(sheet.rules).toMatch(/@bottom-right \{ content: counter\(page\) " \/ " counter\(pages\)/);
    for (const path of [
      PAGE,
      '/',
      '/docs/ANSVIS/',
      '/blog/how-search-works',
      '/symptoms',
      '/markdown-page',
    ]) {
      await openForPaper(page, path);
      const foot = await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--sheet-address'),
      );
      const address = await page.locator('link[rel=canonical]').getAttribute('href');
      expect(address).toMatch(/^https:/);
      expect(foot, path).toBe(JSON.stringify(address));
    }
  });

  test('a line that introduces a list, table or code stays with it', async ({page}) => {
    for (const path of [CAMERA, MQTT]) {
      await openForPaper(page, path);
      const leads = await page.locator('article p').evaluateAll((all) =>
        all
          .filter(
            (one) => one.textContent?.trim().endsWith(':') && one.nextElementSibling?.matches('div, ol, ul'),
          )
          .map((one) => {
            const {breakAfter, breakInside} = getComputedStyle(one);
            return [one.textContent?.slice(-30), breakAfter, breakInside];
          }),
      );
      expect(leads.length).toBeGreaterThan(1);
      for (const [words, ...look] of leads) expect(look, words).toEqual(['avoid', 'avoid']);
    }
  });

  test('long lines of code are wrapped', async ({page}) => {
    await page.setViewportSize({width: 640, height: 900});
    await openForPaper(page, PAGE);
    const overflow = await page.evaluate(() =>
      [...document.querySelectorAll('pre')].map((block) => block.scrollWidth - block.clientWidth),
    );
    expect(overflow.length).toBeGreaterThan(0);
    expect(Math.max(...overflow)).toBeLessThanOrEqual(1);
  });

  test('a code title stays with its first line, and long code may break', async ({page}) => {
    await openForPaper(page, PAGE);
    const breaks = await page.evaluate(() => {
      const of = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
      return [
        of('.code-head').breakAfter,
        of('.theme-code-block pre').paddingTop,
        of('.theme-code-block pre').breakInside,
        of('.markdown h2').breakAfter,
      ];
    });
    expect(breaks).toEqual(['avoid', '0px', 'auto', 'avoid']);
  });

  test('a tool breaks between its parts only, and a table of a few rows does not', async ({page}) => {
    await openForPaper(page, '/docs/ODHUB/Guides/Model-Testing/');
    const looks = await page.evaluate(() => {
      const breaks = (element: Element) => getComputedStyle(element).breakInside;
      const form = document.querySelector('main form') as Element;
      return {
        tool: [breaks(form), getComputedStyle(form).borderTopStyle],
        parts: [...form.children].map(breaks),
        tables: [...document.querySelectorAll('.table-scroll')].map((table) => ({
          isShort: table.querySelectorAll('tbody tr').length <= 5,
          look: breaks(table),
        })),
      };
    });
    expect(looks.tool).toEqual(['auto', 'none']);
    expect(new Set(looks.parts)).toEqual(new Set(['avoid']));
    expect(looks.tables.length).toBeGreaterThan(2);
    for (const {isShort, look} of looks.tables) expect(look).toBe(isShort ? 'avoid' : 'auto');
  });

  test('no box that breaks has an empty frame', async ({page}) => {
    await openForPaper(page, MQTT);
    const looks = await page.evaluate(() =>
      ['.theme-code-block', '.folded', '.tab-panel'].map((selector) => {
        const {borderTopStyle, borderBottomStyle, breakInside} = getComputedStyle(
          document.querySelector(selector) as Element,
        );
        return [selector, borderTopStyle, borderBottomStyle, breakInside];
      }),
    );
    // Short code is not cut at all.
    for (const [selector, ...look] of looks)
      expect(look, selector).toEqual(['none', 'none', selector === '.theme-code-block' ? 'avoid' : 'auto']);
  });

  test('folded boxes are open', async ({page}) => {
    await openForPaper(page, MQTT);
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('main .folded')].map((box) => {
        const content = box.lastElementChild!.getBoundingClientRect();
        return [content.height > 0, box.getBoundingClientRect().bottom >= Math.floor(content.bottom)];
      }),
    );
    expect(cut.length).toBeGreaterThan(0);
    for (const look of cut) expect(look).toEqual([true, true]);
  });

  test('diagrams have dark lines and do not break', async ({page}) => {
    await openForPaper(page, DIAGRAM_PAGE);
    const styles = await page.evaluate(() =>
      [...document.querySelectorAll('.diagram')].map((diagram) => {
        const text = diagram.querySelector('svg text:not(.muted)');
        return [getComputedStyle(diagram).breakInside, text && getComputedStyle(text).fill];
      }),
    );
    expect(styles.length).toBeGreaterThan(0);
    for (const style of styles) expect(style).toEqual(['avoid', 'rgb(0, 0, 0)']);
  });
});

for (const [name, connection] of [
  ['on 2g', {effectiveType: '2g', saveData: false}],
  ['with data saver', {effectiveType: '4g', saveData: true}],
] as const) {
  test(`${name} a page prints without requests${atRelease(name !== 'on 2g')}`, async ({page}) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), connection);
    await openForPaper(page, PAGE);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.emulateMedia({media: 'print'});
    expect(await shown(page, 'nav, footer.footer, .theme-doc-sidebar-container')).toEqual([]);
    await page.pdf();
    expect(asked).toEqual([]);
  });
}

test('the book of the smallest product has every page and working links @release', async ({}, testInfo) => {
  const repository = fileURLToPath(new URL('../..', import.meta.url));
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['tools/dist/pdf/cli.js', 'License', '--build', SITE_BUILD, '--out', testInfo.outputDir],
    {cwd: repository, encoding: 'utf8'},
  );
  expect(status, stderr).toBe(0);
  expect(stdout).toMatch(/\[pdf\] License: \d+ sheets, \d+\.\d MB/);
  const book = await readPdf(await readFile(testInfo.outputPath('License.pdf')));
  expect(book.title).toBe('License Manager');
  const titles = book.outline;
  expect(titles.slice(0, 2)).toEqual(['License Manager', 'Contents']);
  for (const folder of ['', 'ANS-License-Key/', 'ANS-License-Key/License-Key-Overview/', 'ANS-Portal/']) {
    const html = await readFile(`${SITE_BUILD}/docs/License/${folder}index.html`, 'utf8');
    const title = /<h1[^>]*>([^<]+)<\/h1>/.exec(html)?.[1];
    expect(title).toBeDefined();
    expect(titles).toContain(title);
  }
  expect(book.linkTargets.length).toBeGreaterThan(6);
  const places = [...book.places.keys()];
  for (const target of book.linkTargets) expect(places).toContain(target);
  expect(book.places.get('License')).toBe(3);
});

test('an unknown product suggests the nearest name, and a missing build the command @release', () => {
  const repository = fileURLToPath(new URL('../..', import.meta.url));
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['tools/dist/pdf/cli.js', ...args], {cwd: repository, encoding: 'utf8'});
  expect(run('ANSVISS').stderr).toContain('There is no product "ANSVISS". Did you mean "ANSVIS"?');
  expect(run('License', '--build', 'nowhere').stderr).toContain('Run "npm run build" first.');
});

test('readers can print open tabs only', async ({page, hydrate}) => {
  await page.addInitScript(() => (window.print = () => undefined));
  await page.goto('/docs/ANSVIS/Advanced-Guides/Event-Trigger/MQTT/');
  await hydrate();
  await page.locator('summary', {hasText: 'More'}).click();
  await page.getByRole('button', {name: 'Print open tabs only'}).click();
  await page.emulateMedia({media: 'print'});
  const countShown = () =>
    page
      .locator('[role=tabpanel]')
      .evaluateAll((all) => all.filter((panel) => panel.checkVisibility()).length);
  const open = await page.locator('[role=tabpanel]:not([hidden])').count();
  expect(await countShown()).toBe(open);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  expect(await countShown()).toBeGreaterThan(open);
});
