import {expectSeen} from '../src/expectSeen.ts';
import {findUnevenRows} from '../src/findUnevenRows.ts';
import {atRelease, expect, test} from '../src/test.ts';
import {products} from '../src/products.ts';

const PAGE = '/docs/ANNHUB/Introduction/';

test.describe('searching in the dialog', () => {
  test.beforeEach(async ({page}) => {
    await page.goto(PAGE);
  });

  test('shows hits grouped by top-level section, at most five each, with marks [spec 2.5-06, 9-09]', async ({
    dialog,
  }) => {
    await dialog.search('activation key');
    await expect(dialog.options.first()).toBeVisible();
    const groups = dialog.root.getByRole('group');
    expect(await groups.count()).toBeGreaterThan(1);
    for (const group of await groups.all())
      expect(await group.getByRole('option').count()).toBeLessThanOrEqual(5);
    await expect(dialog.root.locator('mark').first()).toBeVisible();
  });

  test('a word without matches is announced and shown above the hits, and others stay marked', async ({
    page,
    dialog,
  }) => {
    await dialog.search('rtsp foobarx');
    const told = 'No page contains "foobarx"; showing the rest';
    // A busy machine may also say that the search took too long.
    const notice = dialog.root.locator('.DocSearch-Notice', {hasText: 'No page contains'});
    await expect(notice).toHaveText(told);
    await expectSeen(notice);
    await expect(dialog.root.getByRole('status')).toContainText(told);
    await expect(dialog.root.locator('mark').first()).toHaveText(/rtsp/i);
    await dialog.input.fill('how do I connect a camera');
    await expect(dialog.root.locator('mark').first()).toHaveText(/connect|camera/i);
    await expect(notice).toHaveCount(0);
    await page.goto('/search?q=rtsp%20foobarx');
    await expect(page.getByRole('main').getByRole('status')).toContainText(told);
  });

  for (const width of [1366, 390]) {
    test(`rows are evenly spaced at ${width} px @release`, async ({page, dialog}) => {
      await page.setViewportSize({width, height: 900});
      for (const query of ['camera', 'rtsp foobarx']) {
        await dialog.search(query);
        await expect(dialog.root.locator('.DocSearch-Hit-snippet mark').first()).toBeVisible();
        expect(await dialog.root.locator('.DocSearch-List').evaluate(findUnevenRows)).toEqual([]);
        await page.keyboard.press('Escape');
      }
    });

    test(`no match is clipped and no text is a fragment at ${width} px${atRelease(width !== 390)}`, async ({
      page,
      dialog,
    }) => {
      await page.setViewportSize({width, height: 900});
      for (const query of ['camera', 'mqtt', 'licence', 'reader', 'events']) {
        await dialog.search(query);
        const snippets = dialog.root.locator('.DocSearch-Hit-snippet');
        await expect(snippets.locator('mark').first()).toBeVisible();
        const faults = await snippets.evaluateAll((all) =>
          all.flatMap((snippet) => {
            const end = snippet.getBoundingClientRect().bottom + 1;
            const marks = [...snippet.querySelectorAll('mark')];
            const text = snippet.textContent ?? '';
            // As search counts them.
            const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
            const others = words.length - marks.length;
            return [
              ...(marks.some((mark) => mark.getBoundingClientRect().bottom > end) ? [`hidden: ${text}`] : []),
              // A text that is whole may be short.
              ...(text.includes('…') && others < 3 ? [`fragment: ${text}`] : []),
            ];
          }),
        );
        expect(faults).toEqual([]);
        await page.keyboard.press('Escape');
      }
    });
  }

  test('the start shows example queries, pages, products and help, and a click on a query runs it', async ({
    page,
    dialog,
  }) => {
    await dialog.open();
    await expect(dialog.root.getByRole('group', {name: 'Popular pages'}).getByRole('option')).toHaveCount(6);
    await expect(dialog.root.getByRole('navigation', {name: 'Products'}).getByRole('link')).toHaveCount(
      products.length,
    );
    const help = dialog.root.getByRole('navigation', {name: 'More help'});
    await expect(help.getByRole('link')).toHaveText([
      'Find a symptom',
      'Read offline',
      'What to tell support',
    ]);
    const queries = dialog.root.locator('.DocSearch-NoResults-Prefill-List').getByRole('button');
    for (const query of await queries.allTextContents()) {
      await queries.filter({hasText: query}).click();
      await expect(dialog.input).toHaveValue(query);
      await expect(dialog.options.first()).toBeVisible();
      await expect(dialog.root.locator('mark').first()).toBeVisible();
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Delete');
    }
    await help.getByRole('link', {name: 'Find a symptom'}).click();
    await expect(page).toHaveURL('/symptoms');
    await expect(dialog.root).toHaveCount(0);
  });

  test('shows the number of results @release', async ({dialog}) => {
    await dialog.search('activation key');
    await expect(dialog.root.getByRole('status')).toHaveText(/\d+ results?/);
  });

  test('links to the search page with the right count [spec 2.5-13, 2.5-17]', async ({page, dialog}) => {
    await dialog.search('activation key');
    const link = dialog.root.getByRole('link', {name: /See all \d+ results/});
    const count = Number(/\d+/.exec((await link.textContent()) ?? '')?.[0]);
    await dialog.input.pressSequentially('x');
    await dialog.input.press('Backspace');
    await expect(link).toHaveText(`See all ${count} results`);
    await link.click();
    await expect(page).toHaveURL(/\/search\?q=activation%20key/);
    await expect(page.getByRole('main').getByRole('status')).toContainText(String(count));
  });

  test('arrow keys move the active hit and wrap [spec 2.5-09]', async ({page, dialog}) => {
    await dialog.search('activation key');
    await expect(dialog.options.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(dialog.options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(dialog.options.nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(dialog.options.last()).toHaveAttribute('aria-selected', 'true');
    const active = await dialog.input.getAttribute('aria-activedescendant');
    expect(active).toBe(await dialog.options.last().getAttribute('id'));
  });

  test('Enter opens the active hit inside the site and highlights the section [spec 2.4-08, 2.5-10]', async ({
    page,
    dialog,
    hydrate,
  }) => {
    await hydrate();
    await dialog.search('no events arrive');
    await expect(dialog.options.first()).toBeVisible();
    await page.evaluate(() => Object.assign(window, {samePage: true}));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/ANSVIS\//);
    expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
    await expect(dialog.root).toHaveCount(0);
  });

  for (const key of ['Control+Enter', 'Shift+Enter', 'Meta+Enter']) {
    test(`${key} opens the active hit in a new tab or window [spec 2.5-11]${atRelease(key !== 'Control+Enter')}`, async ({
      page,
      context,
      dialog,
    }) => {
      await dialog.search('activation key');
      await expect(dialog.options.first()).toBeVisible();
      const opened = context.waitForEvent('page');
      await page.keyboard.press(key);
      await expect.poll(async () => (await opened).url()).toContain('/docs/');
      await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
    });
  }

  test('Enter during IME composition opens nothing @release', async ({page, dialog}) => {
    await dialog.search('activation key');
    await expect(dialog.options.first()).toBeVisible();
    await dialog.input.dispatchEvent('keydown', {
      key: 'Enter',
      isComposing: true,
      keyCode: 229,
      bubbles: true,
    });
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
    await expect(dialog.root).toBeVisible();
  });

  test('cuts input after 64 characters [spec 5-01, 9-13]', async ({dialog}) => {
    await dialog.search('a'.repeat(80));
    await expect(dialog.input).toHaveValue('a'.repeat(64));
  });

  test('the clear button empties the query and keeps the focus', async ({dialog}) => {
    await dialog.search('activation');
    await dialog.root.getByRole('button', {name: 'Clear the query'}).click();
    await expect(dialog.input).toHaveValue('');
    await expect(dialog.input).toBeFocused();
  });

  test('shows unmatched words and suggestions with results [spec 2.5-07, 8-05]', async ({dialog}) => {
    await dialog.search('camera xqzvw');
    const status = dialog.root.getByRole('status');
    await expect(status).toHaveText(/result/);
    await dialog.input.fill('xqzvwkj pplmwq');
    await expect(dialog.root.getByText(/No results for/).first()).toBeVisible();
    await expect(status).toContainText('No results for "xqzvwkj pplmwq"');
    // Everything that can be read begins at the same edge.
    const lefts = await dialog.root
      .locator('.DocSearch-NoResults > *, .DocSearch-Browse > *')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().left));
    expect(lefts.length).toBeGreaterThan(6);
    expect(new Set(lefts).size).toBe(1);
    // Nobody receives reports about this build.
    await expect(dialog.root.getByRole('link', {name: 'Let us know.'})).toHaveCount(0);
    await expect(dialog.root.getByRole('link', {name: 'What to tell support'})).toHaveAttribute(
      'href',
      '/blog/reporting-a-problem',
    );
  });

  test('every suggestion under "Try searching for" has results [spec 8-05] @release', async ({dialog}) => {
    await dialog.search('mosquitto -broker');
    await expect(dialog.root.getByText('Try searching for')).toBeVisible();
    const alternatives = dialog.root.locator('.DocSearch-NoResults-Prefill-List').getByRole('button');
    const count = await alternatives.count();
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(3);
    await alternatives.first().click();
    await expect(dialog.options.first()).toBeVisible();
  });

  for (const [name, query] of [
    ['HTML', '<img src=x onerror=alert(1)><b>'],
    ['a lone surrogate', 'camera \ud800'],
    ['__proto__', '__proto__ constructor'],
    ['only punctuation', '"" -- \\'],
  ] as const) {
    test(`accepts ${name} as a query${atRelease(name !== 'HTML')}`, async ({page, dialog}) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('dialog', (alert) => errors.push(alert.message()));
      await dialog.search(query);
      await expect(dialog.root.getByRole('status')).toHaveText(/result/i);
      await expect(dialog.root.locator('img[onerror]')).toHaveCount(0);
      await expect(dialog.root.getByText('Unable to fetch results')).toHaveCount(0);
      expect(errors).toEqual([]);
    });
  }
});
