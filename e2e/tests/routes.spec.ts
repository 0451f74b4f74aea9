import {readFileSync} from 'node:fs';
import {expect, test} from '../src/test.ts';
import {products} from '../src/products.ts';

interface Route {
  readonly path: string;
  readonly kind: string;
  readonly target: string;
}

const routes: Route[] = readFileSync(new URL('../../website/required-paths.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [path = '', kind = '', target = ''] = line.split('\t');
    return {path, kind, target};
  });
const ofKind = (...kinds: string[]) => routes.filter(({kind}) => kinds.includes(kind));

test('every page and landing responds at its exact path with its own title [spec 2.1-05, 2.1-06, 2.1-07, 2.1-09, 2.2-01, 6-01]', async ({
  request,
}) => {
  const paths = new Map<string, string>();
  for (const {path} of ofKind('page', 'landing')) {
    const response = await request.get(encodeURI(path), {maxRedirects: 0});
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    expect(html.match(/<h1[ >]/g)?.length, `number of h1 on ${path}`).toBe(1);
    const title = /<title[^>]*>([^<]*)</.exec(html)?.[1] ?? '';
    expect(title, path).not.toBe('');
    expect(paths.get(title), `another page with the title of ${path}`).toBeUndefined();
    paths.set(title, path);
  }
  expect(paths.size).toBeGreaterThan(100);
});

test('drafts and unknown paths answer with the not-found page [spec 2.1-08, 2.2-03]', async ({request}) => {
  for (const path of [...ofKind('draft').map((route) => route.path), '/docs/nowhere/']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text()).toContain('Page not found');
  }
});

for (const {path, target} of ofKind('redirect')) {
  test(`${path} redirects to ${target} @release`, async ({page}) => {
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`${target}$`));
    await expect(page.locator('article h1')).toBeVisible();
  });
}

test('blog and tag pages respond [spec 2.1-02, 2.1-03, 2.1-04, 2.1-09, 3-02]', async ({request}) => {
  for (const path of [
    '/blog',
    '/blog/how-search-works',
    '/blog/tags',
    '/blog/tags/search',
    '/blog/authors',
    '/blog/authors/help-center-team',
    '/blog/archive',
    '/blog/rss.xml',
    '/blog/atom.xml',
    '/docs/tags',
    '/docs/tags/rules',
    '/docs/ANSVIS/Changelog/atom.xml',
    '/sitemap.xml',
  ]) {
    expect((await request.get(path, {maxRedirects: 0})).status(), path).toBe(200);
  }
});

test('the blog sidebar groups posts by year, and posts show their reading time [spec 3-03, 9-03]', async ({
  page,
}) => {
  await page.goto('/blog/how-search-works');
  await expect(
    page.getByRole('navigation', {name: /Blog recent posts/}).getByText('2026', {exact: true}),
  ).toBeVisible();
  await expect(page.getByText(/min read/)).toBeVisible();
});

test('the table of contents has levels two and three [spec 9-01]', async ({page}) => {
  await page.goto('/docs/ANSVIS/References/FAQ/');
  const contents = page.locator('.table-of-contents');
  await expect(contents).toBeVisible();
  const targets = await contents
    .getByRole('link')
    .evaluateAll((links) =>
      links.map(
        (link) =>
          document.getElementById(decodeURIComponent((link.getAttribute('href') ?? '').slice(1)))?.tagName,
      ),
    );
  expect(new Set(targets)).toEqual(new Set(['H2', 'H3']));
});

test('docs name their language and version, and the search index those of all pages [spec 3-06, 9-04, 9-06]', async ({
  page,
  request,
}) => {
  await page.goto('/docs/ANSVIS/Introduction/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.locator('.navbar').getByRole('link', {name: 'Next'})).toHaveCount(1);
  const {facets} = await (await request.get('/search-index/manifest.json')).json();
  expect(Object.keys(facets.language)).toEqual(['en']);
  expect(Object.keys(facets.version)).toEqual(['current']);
  expect(Object.keys(facets.docusaurus_tag).sort()).toEqual(['default', 'docs-default-current']);
});

test('the docs sidebar cannot be hidden, and opening a category leaves others open [spec 4-17, 9-02]', async ({
  page,
  hydrate,
}) => {
  await page.goto('/docs/ANSVIS/Introduction/');
  await hydrate();
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(page.getByRole('button', {name: /Collapse sidebar/})).toHaveCount(0);
  const expand = sidebar.getByRole('button', {name: /Expand sidebar category/});
  await expand.first().click();
  await expand.first().click();
  await expect(sidebar.getByRole('button', {name: /Collapse sidebar category/})).toHaveCount(2);
});

test("the not-found page offers search with the address's words and the nearest pages", async ({
  page,
  hydrate,
}) => {
  await page.goto('/docs/ANSVIS/Guides/Cameras/');
  await hydrate();
  await expect(page.getByRole('heading', {name: 'Page not found'})).toBeVisible();
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('Cameras');
  await expect(
    page.getByRole('main').getByRole('link', {name: 'ANSVIS › Connect a camera'}).first(),
  ).toHaveAttribute('href', '/docs/ANSVIS/Guides/Camera/');
});

test('the home page leads to every product and searches [spec 2.1-01, 3-01, 9-07]', async ({
  page,
  hydrate,
}) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Help Center/);
  await expect(page.getByText("User Guide for the provider's Platforms")).toBeVisible();
  for (const {id} of products) {
    await expect(page.getByRole('main').locator(`a[href="/docs/${id}/"]`).last()).toBeVisible();
  }
  await hydrate();
  await page.getByRole('main').getByRole('searchbox').fill('camera');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=camera$/);
});

test('the preferred docs version is kept under a key per plugin and dropped when it is unknown [spec 4-11] @release', async ({
  page,
  hydrate,
}) => {
  const key = 'docs-preferred-version-default';
  await page.goto('/docs/ANSVIS/Introduction/');
  await page.evaluate((name) => localStorage.setItem(name, 'current'), key);
  await page.reload();
  await hydrate();
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe('current');
  await page.evaluate((name) => localStorage.setItem(name, 'gone'), key);
  await page.reload();
  await hydrate();
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBe(null);
});

test('a taller category takes longer to open [spec 4-16] @release', async ({page, hydrate}) => {
  await page.goto('/docs/ANSVIS/Introduction/');
  await hydrate();
  // Each collapsed category of the sidebar: how many pages it holds, and how long it takes to open.
  const opened = await page.evaluate(async () => {
    const results: {items: number; milliseconds: number}[] = [];
    for (const button of document.querySelectorAll<HTMLElement>(
      '.theme-doc-sidebar-menu > li button[aria-expanded="false"]',
    )) {
      const item = button.closest('li');
      if (!item) throw new Error('A category button stands outside a list item');
      const milliseconds = await new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          const list = item.querySelector<HTMLElement>(':scope > ul');
          const found = /height (\d+)ms/.exec(list?.style.transition ?? '')?.[1];
          if (found) resolve(Number(found));
        });
        observer.observe(item, {attributes: true, childList: true, subtree: true});
        button.click();
      });
      results.push({items: item.querySelectorAll(':scope > ul > li').length, milliseconds});
    }
    return results.sort((a, b) => a.items - b.items);
  });
  expect(opened.length).toBeGreaterThan(2);
  const [smallest, largest] = [opened[0], opened.at(-1)];
  expect(largest?.items).toBeGreaterThan(smallest?.items ?? 0);
  expect(largest?.milliseconds).toBeGreaterThan(smallest?.milliseconds ?? 0);
});

test('code is highlighted on a dark ground in both modes [spec 9-26]', async ({page}) => {
  await page.goto('/docs/ANSVIS/Advanced-Guides/Event-Trigger/MQTT/');
  const block = page.locator('.theme-code-block').first();
  for (const theme of ['light', 'dark']) {
    await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
    const ground = await block.evaluate((element) => getComputedStyle(element).backgroundColor);
    const [red = 255, green = 255, blue = 255] = (ground.match(/\d+/g) ?? []).map(Number);
    expect(Math.max(red, green, blue)).toBeLessThan(80);
  }
  expect(await page.locator('.theme-code-block [class^="tok-"]').count()).toBeGreaterThan(0);
});

test('the not-found page shows page titles', async ({page, hydrate}) => {
  await page.goto('/docs/License/lost-key/');
  await hydrate();
  await expect(
    page.getByRole('main').getByRole('link', {name: 'License Manager › Licence problems: lost, refused'}),
  ).toBeVisible();
});

test('the post list shows day, reading time, title and summary, each title once', async ({page}) => {
  await page.goto('/blog');
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem')).toHaveCount(2);
  const newest = main.getByRole('listitem').first();
  await expect(newest).toContainText(/\d+ Nov 2026 · \d+ min read/);
  await expect(newest.getByRole('heading', {level: 2})).toHaveText('How search on this site works');
  await expect(newest).toContainText('Search runs on your own device');
  await expect(page.getByRole('link', {name: 'How search on this site works'})).toHaveCount(1);
  await expect(newest.getByRole('link', {name: 'Help Center team'})).toBeVisible();
  await expect(page.getByText('Read more')).toHaveCount(0);
});

test('a post has one metadata line above its title', async ({page}) => {
  await page.goto('/blog/how-search-works');
  const about = page.getByText(/^21 Nov 2026 · \d+ min read · Search$/);
  const title = page.getByRole('heading', {level: 1});
  expect((await about.boundingBox())?.y).toBeLessThan((await title.boundingBox())?.y ?? 0);
  const [line, author] = await Promise.all([
    title.boundingBox(),
    page.locator('main header > h1 + *').filter({hasText: 'HCHelp Center team'}).boundingBox(),
  ]);
  expect((author?.y ?? Infinity) - (line?.y ?? 0) - (line?.height ?? 0)).toBeLessThan(40);
});
