import {openForPaper} from '../src/openForPaper.ts';
import {expect, test} from '../src/test.ts';

const CAMERA = '/docs/ANSVIS/Guides/Camera/';

for (const width of [390, 1366]) {
  test(`at ${width} px a page says its product, type, reading time and review before its title`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    await page.goto(CAMERA);
    const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
    await expect(crumbs.getByRole('listitem')).toHaveText(['ANSVIS', 'Guides', 'Camera']);
    await expect(crumbs.getByRole('link', {name: 'ANSVIS'})).toHaveAttribute('href', '/docs/ANSVIS/');
    const about = page.getByText(/^Task · \d+ min · reviewed \d+ \w+ \d{4}$/);
    await expect(about).toBeVisible();
    const [above, title] = await Promise.all([
      about.boundingBox(),
      page.getByRole('heading', {level: 1}).boundingBox(),
    ]);
    expect(above?.y).toBeLessThan(title?.y ?? 0);
  });
}

test.describe('actions of a page', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('the link is copied at the first press', async ({page, baseURL}) => {
    await page.goto(`${CAMERA}#steps`);
    await page.getByRole('button', {name: 'Copy link'}).click();
    await expect(page.getByRole('button', {name: 'Link copied'})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${CAMERA}#steps`);
  });

  test('the print button prints', async ({page}) => {
    await page.addInitScript(() => {
      window.print = () => void (document.title = 'printed');
    });
    await page.goto(CAMERA);
    await page.getByRole('button', {name: 'Print'}).click();
    await expect(page).toHaveTitle('printed');
  });

  test('a report has the address and the heading being read, and can be copied', async ({page, hydrate}) => {
    await page.goto(`${CAMERA}#check-that-it-worked`);
    await hydrate();
    await page.getByRole('link', {name: 'Report it'}).focus();
    await page.evaluate(() => document.querySelector('#check-that-it-worked')?.scrollIntoView());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/report\?page=.*&heading=/);
    await expect(page.getByLabel('Heading')).toHaveValue('Check that it worked');
    await page.getByLabel(/^What did you read/).fill('The port is another one.');
    await page.getByRole('button', {name: 'Copy the report'}).click();
    const said = page.getByText('Copied. Paste it into a message to support.');
    await expect(said.getByRole('link')).toHaveAttribute('href', /^https:\/\/www\.example\.com/);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      [
        'Page: https://help.example.com/docs/ANSVIS/Guides/Camera/',
        'Part: Check that it worked',
        'Problem: Something is wrong',
        'Details: The port is another one.',
      ].join('\n'),
    );
  });
});

test('at 390 px what can be done with a page is one menu, in the line of its type and review', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => void (document.title = 'printed');
  });
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(CAMERA);
  const main = page.getByRole('main');
  const menu = main.locator('details:has(> summary:text-is("More"))');
  for (const name of ['Tick off steps', 'Copy link', 'Print']) {
    await expect(main.getByRole('button', {name})).toBeHidden();
  }
  const [about, opener] = await Promise.all([
    page.getByText(/^Task · /).boundingBox(),
    menu.locator('summary').boundingBox(),
  ]);
  expect(opener?.y).toBeLessThan((about?.y ?? 0) + (about?.height ?? 0));
  await menu.locator('summary').click();
  await expect(menu.getByRole('button').or(menu.getByRole('link'))).toHaveText([
    'Tick off steps',
    'Print',
    'Report',
    'Copy the page as Markdown',
    'View the page as Markdown',
    'Copy a link to this section',
  ]);
  await menu.getByRole('button', {name: 'Tick off steps'}).click();
  await expect(page.getByRole('checkbox', {name: 'Step 1 is done'})).toBeVisible();
  await menu.getByRole('button', {name: 'Print'}).click();
  await expect(page).toHaveTitle('printed');
});

for (const [width, least] of [
  [390, 44],
  [1366, 32],
] as const) {
  test(`at ${width} px all actions of a page are at least ${least} px high`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await page.goto(CAMERA);
    await page.locator('main summary', {hasText: /^More$/}).click();
    await expect(page.getByRole('button', {name: 'Copy the page as Markdown'})).toBeVisible();
    const heights = await page
      .getByRole('main')
      .locator('[data-search-ignore]:has(> p) :is(button, a, summary), .enlarge')
      .evaluateAll((targets) =>
        targets
          .filter((target) => target.checkVisibility())
          .map((target) => [target.textContent, target.getBoundingClientRect().height] as const),
      );
    expect(heights.length).toBeGreaterThan(7);
    for (const [name, height] of heights) expect(height, name).toBeGreaterThanOrEqual(least);
  });
}

test('a page is shared by the means of the device, and nothing offers it where there are none', async ({
  page,
  baseURL,
}) => {
  const share = page.getByRole('button', {name: 'Share', exact: true});
  const open = async () => {
    await page.goto('about:blank');
    await page.goto(`${CAMERA}#steps`);
    await page.locator('main summary', {hasText: /^More$/}).click();
    await expect(page.getByRole('button', {name: 'Copy the page as Markdown'})).toBeVisible();
  };
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await open();
  await expect(share).toHaveCount(0);
  await page.addInitScript(() => {
    Object.assign(navigator, {share: (what: unknown) => Object.assign(window, {shared: what})});
  });
  await open();
  await share.click();
  expect(await page.evaluate(() => (window as {shared?: unknown}).shared)).toEqual({
    title: 'Connect a camera | Help Center',
    url: `${baseURL}${CAMERA}#steps`,
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('at 390 px the report link stands beside the menu', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(CAMERA);
    await expect(page.getByRole('link', {name: 'Report', exact: true})).toBeVisible();
  });

  test('the report link still names the page', async ({page}) => {
    await page.goto(CAMERA);
    await expect(page.getByRole('link', {name: 'Report', exact: true})).toHaveAttribute(
      'href',
      `/report?page=${CAMERA}`,
    );
  });
});

test('the end of a page has related pages, and the titles of the pages before and after', async ({page}) => {
  await page.goto(CAMERA);
  const related = page.getByRole('navigation', {name: 'Related pages'}).getByRole('link');
  await expect(related).toHaveCount(4);
  const around = page.getByRole('navigation', {name: 'Docs pages'});
  await expect(around.getByRole('link', {name: /Camera view: pixels, light/})).toBeVisible();
  for (const link of await related.all()) {
    expect(await around.getByRole('link', {name: (await link.textContent()) ?? ''}).count()).toBe(0);
  }
});

for (const width of [390, 1366]) {
  test(`at ${width} px the links to the pages before and after are equally high, and their arrows lead outwards`, async ({
    page,
    hydrate,
  }) => {
    await page.setViewportSize({width, height: 900});
    await page.goto(CAMERA);
    // Pages from left to right have no rules for the other direction; the whole sheet has.
    await hydrate();
    const links = page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link');
    const look = () =>
      links.evaluateAll((all) =>
        all.map((link) => {
          const label = link.querySelector('.pagination-nav__label') as Element;
          const signs = ['::before', '::after'].map((part) => getComputedStyle(label, part).content);
          return {
            height: Math.round(link.getBoundingClientRect().height),
            signs: signs.join('').replaceAll(/[^←→]/g, ''),
            wrap: getComputedStyle(label).textWrapStyle,
          };
        }),
      );
    const [before, after] = await look();
    expect(before).toEqual({height: after?.height, signs: '←', wrap: 'balance'});
    expect(after?.signs).toBe('→');
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    expect((await look()).map(({signs}) => signs)).toEqual(['→', '←']);
  });
}

for (const width of [390, 1366]) {
  test(`at ${width} px what can be said about a page is one block between the edges of its text`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await page.goto(CAMERA);
    const block = page.locator('p:has(> strong):has-text("Something wrong or missing on this page?")');
    const button = block.getByRole('link', {name: 'Report it'});
    await expect(button).toHaveAttribute('href', `/report?page=${CAMERA}`);
    const [outer, inner, end] = await Promise.all([
      block.boundingBox(),
      button.boundingBox(),
      page.getByRole('navigation', {name: 'Docs pages'}).boundingBox(),
    ]);
    expect(Math.round(outer?.width ?? 0)).toBe(Math.round(end?.width ?? 1));
    expect(inner?.height).toBeGreaterThanOrEqual(width === 390 ? 44 : 32);
  });
}

test('on paper a page ends with its address', async ({page}) => {
  await page.goto(CAMERA);
  const address = page.getByText('https://help.example.com/docs/ANSVIS/Guides/Camera/', {exact: true});
  await expect(address).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect(address).toBeVisible();
  await expect(page.getByRole('button', {name: 'Print'})).toBeHidden();
});

for (const width of [390, 820, 1366]) {
  test(`at ${width} px a landing page lists real titles with whole descriptions, and not itself`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    await page.goto('/docs/ANSVIS/');
    const article = page.getByRole('article');
    await expect(article.getByText('AI Deployment Tools')).toBeVisible();
    await expect(article.getByRole('link', {name: 'Start: How ANSVIS works'})).toBeVisible();
    await expect(article.getByRole('link', {name: /^Troubleshoot/}).first()).toBeVisible();
    const list = page.locator('[class*=landingList]');
    for (const part of [
      'Getting-Started',
      'Guides',
      'Advanced-Guides',
      'System-Setting',
      'References',
      'Changelog',
    ]) {
      await expect(list.locator(`h2 a[href="/docs/ANSVIS/${part}/"]`)).toHaveText(/\w/);
    }
    await expect(list.getByRole('link', {name: 'Connect a camera', exact: true})).toBeVisible();
    await expect(list.locator('a[href="/docs/ANSVIS/"]')).toHaveCount(0);
    await expect(list.getByText(/→|\d+ items?\b/)).toHaveCount(0);
    const cut = await list
      .locator('li p, li a')
      .evaluateAll(
        (parts) =>
          parts.filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0).length,
      );
    expect(cut).toBe(0);
  });
}

/** With a sidebar and without; the own page of a product has its title in a band. */
const TITLED = [
  CAMERA,
  '/docs/ANSVIS/Guides/',
  '/blog/reporting-a-problem',
  '/blog/tags',
  '/docs',
  '/offline',
  '/report',
  '/markdown-page',
  '/docs/tags',
  '/docs/tags/rules',
  '/blog',
  '/blog/archive',
  '/search',
  '/symptoms',
  '/nowhere/',
];

for (const width of [390, 1024, 1366, 1920]) {
  test(`at ${width} px the titles of all pages begin at one edge, in one size`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    const title = page.getByRole('heading', {level: 1});
    const measure = async (path: string) => {
      await page.goto(path);
      await expect(title).toBeVisible();
      return title.evaluate((element) =>
        [element.getBoundingClientRect().left, getComputedStyle(element).fontSize].join(' '),
      );
    };
    const found: Record<string, string> = {};
    for (const path of TITLED) found[path] = await measure(path);
    expect(new Set(Object.values(found)).size, JSON.stringify(found)).toBe(1);
  });
}

test('the offline page says when nothing is on the device, and no part touches the next', async ({
  page,
  hydrate,
}) => {
  await page.goto('/offline');
  await hydrate();
  await expect(page.getByText(/^Nothing yet\./)).toBeVisible();
  const gaps = await page
    .locator('article > h2')
    .evaluateAll((titles) =>
      titles.map(
        (title) =>
          title.getBoundingClientRect().top -
          (title.previousElementSibling?.getBoundingClientRect().bottom ?? 0),
      ),
    );
  expect(gaps.length).toBeGreaterThan(2);
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(32);
});

for (const width of [390, 1280]) {
  test(`at ${width} px the home page shows search, example questions and what is wanted most without scrolling`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: width === 390 ? 844 : 720});
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByRole('searchbox', {name: 'Search docs'})).toBeInViewport({ratio: 1});
    await expect(main.getByRole('link', {name: 'events come twice'})).toHaveAttribute(
      'href',
      '/search?q=events%20come%20twice',
    );
    for (const name of ['My camera shows no picture', 'Draw a region for a rule', 'I lost my licence key']) {
      await expect(main.getByRole('link', {name})).toBeInViewport({ratio: 1});
    }
    await expect(main.getByRole('heading', {level: 2})).toHaveText([
      'Wanted most',
      'Use AI on site',
      'Train a model',
      'Licences',
    ]);
  });
}

test('on a phone the title stands before the contents of the page, and both before the text', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(CAMERA);
  const tops = await page.evaluate(() =>
    ['h1', '.theme-doc-toc-mobile', '.theme-doc-markdown > header + p'].map(
      (selector) => document.querySelector(selector)?.getBoundingClientRect().top ?? 0,
    ),
  );
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  expect(tops[0]).toBeGreaterThan(0);
  // The goal begins on the first half of the first screen.
  expect(tops[2]).toBeLessThan(422);
});

for (const width of [390, 820, 1024, 1366]) {
  test(`at ${width} px no row of the home page is ragged`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await page.goto('/');
    const rows = await page.locator('main > section > ul').evaluateAll((lists) =>
      lists.map((list) => {
        const tops = [...list.children].map((item) => Math.round(item.getBoundingClientRect().top));
        const sizes = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
        return new Set(sizes).size;
      }),
    );
    expect(rows).toEqual([1, 1, 1, 1]);
  });
}

test('the footer leads to what belongs to the site itself', async ({page}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const [name, to] of [
    ['About', '/markdown-page'],
    ['Read offline', '/offline'],
    ['Blog', '/blog'],
    ['Report a problem', '/report'],
  ] as const) {
    await expect(footer.getByRole('link', {name, exact: true})).toHaveAttribute('href', to);
  }
  await expect(footer.getByRole('link', {name: /^Support/})).toHaveAttribute(
    'href',
    /^https:\/\/www\.example\.com/,
  );
});

test('the contents of a page mark an entry from the first moment, without scripts', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: site.origin,
    viewport: {width: 1366, height: 800},
  });
  const page = await context.newPage();
  await page.goto(CAMERA);
  const shadows = await page
    .locator('.table-of-contents__link')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).boxShadow !== 'none'));
  expect(shadows[0]).toBe(true);
  expect(shadows.filter(Boolean)).toHaveLength(1);
  await context.close();
});

test('before the scripts of a page run, the contents mark the part that its address names', async ({
  page,
}) => {
  await page.setViewportSize({width: 1366, height: 800});
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto(`${CAMERA}#if-it-did-not-work`);
  const link = page.locator('.table-of-contents').getByRole('link', {name: 'If it did not work'});
  await expect(link).toHaveClass(/table-of-contents__link--active/);
  const marked = await page
    .locator('.table-of-contents__link')
    .evaluateAll((links) => links.filter((one) => getComputedStyle(one).boxShadow !== 'none').length);
  expect(marked).toBe(1);
});

test('on a phone the drawer names the product above its pages', async ({page, hydrate}) => {
  await page.setViewportSize({width: 390, height: 800});
  await page.goto('/docs/License/ANS-Portal/');
  await hydrate();
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const drawer = page.locator('.navbar-sidebar__item').filter({has: page.getByRole('searchbox')});
  const product = drawer.getByRole('listitem').first().getByRole('link', {name: 'License Manager'});
  await expect(product).toBeInViewport();
  await product.click();
  await expect(page).toHaveURL(/\/docs\/License\/$/);
  await expect(drawer).toBeHidden();
});

test('on paper the ways of a landing page are dark words in a box', async ({page}) => {
  await page.emulateMedia({media: 'print'});
  await openForPaper(page, '/docs/ANSVIS/');
  const start = page
    .getByRole('main')
    .getByRole('link', {name: /^Start/})
    .first();
  const look = await start.evaluate((link) => {
    const {color, backgroundColor, borderTopStyle} = getComputedStyle(link);
    return {color, backgroundColor, borderTopStyle};
  });
  expect(look).toEqual({color: 'rgb(0, 0, 0)', backgroundColor: 'rgba(0, 0, 0, 0)', borderTopStyle: 'solid'});
});

test("in forced colours the sign of a product has the system's colour", async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  for (const path of ['/docs/ODHUB/', '/']) {
    await page.goto(path);
    const colours = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('a'));
      probe.href = '/';
      const known = [getComputedStyle(document.body).color, getComputedStyle(probe).color];
      return [...document.querySelectorAll('main svg[class*=glyph]')].map((sign) =>
        known.includes(getComputedStyle(sign).stroke),
      );
    });
    expect(colours.length, path).toBeGreaterThan(0);
    expect(colours, path).not.toContain(false);
  }
});

test('the footer of a phone has two columns, and its logo does not fade', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(CAMERA);
  const footer = page.getByRole('contentinfo');
  const [lefts, opacity] = await Promise.all([
    footer
      .locator('.footer__col')
      .evaluateAll((groups) => groups.map((group) => Math.round(group.getBoundingClientRect().left))),
    footer
      .getByRole('link', {name: 'Help Center', exact: true})
      .evaluate((logo) => getComputedStyle(logo).opacity),
  ]);
  expect(new Set(lefts).size, lefts.join(' ')).toBe(2);
  expect(opacity).toBe('1');
  await page.setViewportSize({width: 1366, height: 900});
  const tops = await footer
    .locator('.footer__col')
    .evaluateAll((groups) => groups.map((group) => group.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});
