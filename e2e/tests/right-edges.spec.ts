import {FONTS, useFont} from '../src/layoutRules.ts';
import {expect, test} from '../src/test.ts';

const LANDINGS = ['ANSVIS', 'ANSDL', 'ANSTS', 'ANNHUB', 'DLHUB', 'ODHUB', 'License'];

for (const width of [1024, 1366, 1920]) {
  test(`at ${width} px the lead of a landing ends before the drawing beside it`, async ({page}) => {
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

test('the ways of each landing are short verbs with its product, and its lead does not repeat them', async ({
  page,
}) => {
  for (const product of LANDINGS) {
    await page.goto(`/docs/${product}/`);
    const ways = page.locator('[class*=landingList] > p').first().getByRole('link');
    await expect(ways).toHaveText([/^Start with \S/, /^(?:Troubleshoot \S|Get help$)/]);
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

test('the rows of what can be saved reach the end of their box', async ({page}) => {
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
  test(`at ${width} px head, lead, text, drawings, tables, code and end of a page share one right edge, in any font`, async ({
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
        const edges = await page.evaluate(() =>
          [
            'article > [data-search-ignore]',
            '.markdown > header + p',
            '.markdown > p:not(header + p)',
            '.markdown > ul',
            '.diagram',
            '.table-scroll',
            '.theme-code-block, [class*=calculator]',
            '.theme-doc-footer',
            '.theme-doc-footer div:has(> strong)',
            '.pagination-nav',
          ].flatMap((selector) => {
            const box = document.querySelector(selector)?.getBoundingClientRect();
            return box ? [Math.round(box.right)] : [];
          }),
        );
        expect(edges.length).toBeGreaterThanOrEqual(9);
        expect(new Set(edges).size, `${path} in ${font}: ${edges.join(' ')}`).toBe(1);
      }
    }
  });
}

for (const width of [1024, 1366, 1920]) {
  test(`at ${width} px a page without a sidebar stands in the middle, and the bar begins at the edge of the footer`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    for (const path of ['/report', '/requirements', '/offline', '/markdown-page', '/docs/']) {
      await page.goto(path);
      const [left, right, logo, footer] = await page.evaluate(() => {
        const boxOf = (selector: string) =>
          (document.querySelector(selector) as Element).getBoundingClientRect();
        const text = boxOf('main h1 ~ p, main header ~ p');
        return [
          text.left,
          innerWidth - text.right,
          boxOf('.navbar__logo').left,
          boxOf('.footer__col').left,
        ].map(Math.round) as [number, number, number, number];
      });
      expect(Math.abs(left - right), path).toBeLessThanOrEqual(40);
      expect(Math.abs(logo - footer), path).toBeLessThanOrEqual(1);
    }
  });
}
