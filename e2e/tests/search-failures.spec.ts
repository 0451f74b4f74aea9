import {scriptsOf} from '../src/scriptsOf.ts';
import {expectSeen} from '../src/expectSeen.ts';
import {atRelease, expect, test} from '../src/test.ts';

const PAGE = '/docs/ANNHUB/Introduction/';

test.use({serviceWorkers: 'block'});

for (const [name, value] of [
  ['no JSON', '{'],
  ['a text', '"a"'],
  ['an object', '{"a": 1}'],
  ['a list of nothing', '[null, 1, "a", [], {}]'],
  [
    'a list of lookalikes',
    JSON.stringify([
      {objectID: 'a', url: 'http://[', type: 'lvl1', hierarchy: {}, path: {}, title: {}},
      {objectID: 'b', url: '/docs', type: 'lvl1', hierarchy: {lvl0: {a: 1}}, path: '/docs', title: ['a']},
      {objectID: 'c', url: '/docs', type: 1, hierarchy: [1, {}], path: 'http://[', title: 'a'},
    ]),
  ],
] as const) {
  test(`search opens when its stored lists hold ${name}${atRelease(name !== 'no JSON')}`, async ({
    page,
    dialog,
    hydrate,
  }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    await page.addInitScript((stored) => {
      for (const key of [
        '__DOCSEARCH_RECENT_SEARCHES__help-center',
        '__DOCSEARCH_FAVORITE_SEARCHES__help-center',
        '__HELP_CENTER_OPENED_HITS__help-center',
        '__HELP_CENTER_VISITED_PAGES__',
        'help-center-search-hosts',
        'help-center.characters',
      ])
        localStorage.setItem(key, stored);
    }, value);
    await page.goto(PAGE);
    await hydrate();
    await dialog.open();
    await expect(dialog.input).toBeFocused();
    await dialog.input.fill('camera');
    await expect(dialog.options.first()).toBeVisible();
    expect(faults).toEqual([]);
  });
}

for (const kind of ['scripts', 'chunks'] as const) {
  test(`a search page without its ${kind} reports it and offers Retry [spec 4-15, 8-02]${atRelease(kind !== 'scripts')}`, async ({
    page,
  }) => {
    await page.goto('/search');
    const {[kind]: files} = await scriptsOf(page);
    expect(files.length).toBeGreaterThan(0);
    const paths = files.map((file) => (typeof file === 'string' ? file : file.src));
    const isOne = (url: URL) => paths.includes(url.pathname);
    await page.route(isOne, (route) => route.abort());
    await page.goto('/search?q=camera');
    const box = page.getByRole('alert');
    await expect(box).toContainText('failed to load');
    await expectSeen(box);
    // What the browser or the bundler calls it
    await expect(box).toContainText(/\/assets\/js\/[\w.~-]+\.js/);
    await expect(page.getByRole('searchbox')).toHaveValue('camera');
    await page.unroute(isOne);
    await expectSeen(box.getByRole('button', {name: 'Retry'}));
    await box.getByRole('button', {name: 'Retry'}).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/\d+ results/);
  });
}

test('a docs page without its script reports it on interaction and offers Retry [spec 4-15, 8-02]', async ({
  page,
}) => {
  const category = page.getByRole('button', {name: "Expand sidebar category 'Guides'"});
  await page.route('**/assets/js/main.*', (route) => route.abort());
  await page.goto(PAGE);
  const reloaded = page.waitForEvent('framenavigated');
  await category.click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await reloaded;
  await page.waitForLoadState();
  await page.evaluate(() => scrollTo(0, 600));
  await category.click();
  const box = page.getByRole('alert');
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
    await expectSeen(box.getByText('failed to load'));
    await expectSeen(box.getByText(/\/assets\/js\/main\./));
    await expectSeen(box.getByRole('button', {name: 'Retry'}));
  }
  await page.unroute('**/assets/js/main.*');
  await page.getByRole('button', {name: 'Retry'}).click();
  await category.click();
  await expect(page.getByRole('button', {name: "Collapse sidebar category 'Guides'"})).toBeVisible();
});

test('single-key opening can be switched off permanently [spec 2.5-03]', async ({page, dialog, hydrate}) => {
  await page.goto(PAGE);
  await dialog.search('?');
  const choice = dialog.root.getByRole('checkbox', {name: 'A character on its own opens search'});
  await expect(choice).toBeChecked();
  await choice.press('Space');
  await expect(choice).not.toBeChecked();
  await page.keyboard.press('Escape');
  // Before the scripts run, and after.
  await page.goto(PAGE);
  await page.locator('article h1').click();
  await page.keyboard.press('/');
  await hydrate();
  for (const key of ['/', 'c']) await page.keyboard.press(key);
  await expect(dialog.root).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(dialog.input).toBeFocused();
});
