import {FONTS, useFont} from '../src/layoutRules.ts';
import {atRelease, expect, test} from '../src/test.ts';
import {products} from '../src/products.ts';

const LANDINGS = products.map(({id}) => id);

for (const width of [1024, 1366, 1920]) {
  test(`at ${width} px the lead of a landing page ends before the drawing${atRelease(width !== 1366)}`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    for (const product of LANDINGS) {
      await page.goto(`/docs/${product}/`);
      const [lead, drawing] = await page.evaluate(() => {
        const text = document.querySelector('.landing header + p') as HTMLElement;
        const svg = document.querySelector('.landing header > svg:last-child') as Element;
        const {right} = text.getBoundingClientRect();
        return [right - parseFloat(getComputedStyle(text).paddingRight), svg.getBoundingClientRect().left];
      });
      expect((drawing ?? 0) - (lead ?? 1e4), product).toBeGreaterThanOrEqual(16);
    }
  });
}

test('landing actions are short verbs with the product, not repeated in the lead @release', async ({
  page,
}) => {
  for (const product of LANDINGS) {
    await page.goto(`/docs/${product}/`);
    const ways = page.locator('[class*=landingList] > p').first().getByRole('link');
    await expect(ways).toHaveText([/^Start with \S/, /^Troubleshoot \S/]);
    for (const text of await ways.allTextContents()) {
      expect(text).not.toContain(':');
      expect(text.length, text).toBeLessThanOrEqual(30);
    }
    const lead = page.locator('.landing header + p');
    for (const way of await ways.all()) {
      const to = (await way.getAttribute('href')) ?? '';
      await expect(lead.locator(`a[href="${to}"]`), to).toHaveCount(0);
    }
  }
});

test('rows of the offline page span their box', async ({page}) => {
  await page.setViewportSize({width: 1366, height: 900});
  await page.goto('/offline');
  await expect(page.locator('.offline-groups li').first()).toBeVisible();
  const [row, box] = await page.evaluate(() => {
    const rightOf = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect().right ?? 0;
    return [rightOf('.offline-groups li'), rightOf('.offline-box')];
  });
  expect((box ?? 0) - (row ?? 0)).toBeLessThan(24);
});

for (const width of [768, 1024, 1366, 1920]) {
  test(`at ${width} px blocks share the column edge, text is inset, and contents align with the bar in any font${atRelease(width !== 1366)}`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    for (const path of [
      '/docs/ANSVIS/Advanced-Guides/Event-Trigger/MQTT/',
      '/docs/ANSVIS/Getting-Started/System-Requirement/',
    ]) {
      await page.goto(path);
      for (const font of FONTS) {
        await useFont(page, font);
        const {blocks, text, contents, bar} = await page.evaluate(() => {
          const rightsOf = (selectors: readonly string[]) =>
            selectors.flatMap((selector) => {
              const box = document.querySelector(selector)?.getBoundingClientRect();
              return box && box.width > 0 ? [Math.round(box.right)] : [];
            });
          const left = (document.querySelector('article') as Element).getBoundingClientRect().left;
          const rightOf = (selector: string) => rightsOf([selector])[0];
          return {
            blocks: rightsOf([
              'article > [data-search-ignore]',
              '.table-scroll',
              '.theme-code-block, [class*=calculator]',
              '.theme-admonition',
              '.theme-doc-footer',
              '.theme-doc-footer div:has(> strong)',
              '.pagination-nav',
              // Beside its words on wide windows
              ...(innerWidth < 1200 ? [] : ['.diagram-after, .diagram-before']),
            ]).map((right) => right - left),
            text: rightsOf([
              '.markdown > header + p',
              '.markdown > :is(p, ul):not(header + p, :has(+ .diagram), .diagram-before ~ *, .diagram + *)',
            ]).map((right) => right - left),
            contents: rightOf('.table-of-contents'),
            bar: rightOf('.navbar__inner'),
          };
        });
        expect(blocks.length).toBeGreaterThanOrEqual(5);
        expect(new Set(blocks).size, `${path} in ${font}: ${blocks.join(' ')}`).toBe(1);
        expect(blocks[0]).toBeLessThanOrEqual(width < 1600 ? 800 : 960);
        expect(text.length).toBeGreaterThanOrEqual(2);
        expect(new Set(text), `${path} in ${font}`).toEqual(new Set([Math.min(640, blocks[0] ?? 0)]));
        if (width > 996) expect(Math.abs((contents ?? 0) - (bar ?? 1e4))).toBeLessThanOrEqual(1);
      }
    }
  });
}

test('at 1366 px a code line fits 90 characters', async ({page}) => {
  await page.setViewportSize({width: 1366, height: 900});
  await page.goto('/docs/ANSVIS/Advanced-Guides/Event-Trigger/MQTT/');
  const columns = await page
    .locator('.theme-code-block pre')
    .first()
    .evaluate((pre) => {
      const ruler = document.createElement('span');
      ruler.textContent = '0'.repeat(100);
      pre.append(ruler);
      const character = ruler.getBoundingClientRect().width / 100;
      ruler.remove();
      const {paddingLeft, paddingRight} = getComputedStyle(pre);
      return (pre.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)) / character;
    });
  expect(columns).toBeGreaterThanOrEqual(90);
});

test('at 1366 px pages without a sidebar share one edge @release', async ({page}) => {
  await page.setViewportSize({width: 1366, height: 900});
  const lefts: (readonly [string, number])[] = [];
  for (const path of [
    '/docs/',
    '/docs/tags/',
    '/blog',
    '/blog/archive',
    '/search?q=mqtt',
    '/symptoms',
    '/report',
    '/offline',
    '/requirements',
    '/markdown-page',
  ]) {
    await page.goto(path);
    const left = await page
      .locator('main h1, main p')
      .first()
      .evaluate((title) => Math.round(title.getBoundingClientRect().left));
    lefts.push([path, left]);
  }
  expect(new Set(lefts.map(([, left]) => left)).size, JSON.stringify(lefts)).toBe(1);
});

for (const width of [1024, 1366, 1920]) {
  test(`at ${width} px pages without a sidebar are centred, and the bar aligns with the footer${atRelease(width !== 1366)}`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    for (const path of ['/report', '/requirements', '/offline', '/markdown-page', '/docs/']) {
      await page.goto(path);
      const [left, logo, footer] = await page.evaluate(() => {
        const leftOf = (selector: string) =>
          Math.round((document.querySelector(selector) as Element).getBoundingClientRect().left);
        return [leftOf('main h1'), leftOf('.navbar__logo'), leftOf('.footer__col')] as const;
      });
      const column = width < 1600 ? 912 : 1152;
      expect(Math.abs(left - (width - column) / 2), path).toBeLessThanOrEqual(8);
      expect(Math.abs(logo - footer), path).toBeLessThanOrEqual(1);
    }
  });
}
