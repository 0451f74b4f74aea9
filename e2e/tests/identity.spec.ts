import type {Page} from '@playwright/test';
import {contrastOf} from '../src/layoutRules.ts';
import {atRelease, expect, test} from '../src/test.ts';

const THEMES = ['light', 'dark'] as const;
/** The colours of the families, as `tokens.css` has them. */
const COLOURS = {
  light: {deployment: 'rgb(11, 93, 120)', design: 'rgb(80, 70, 168)', licensing: 'rgb(135, 82, 0)'},
  dark: {deployment: 'rgb(127, 211, 238)', design: 'rgb(185, 180, 255)', licensing: 'rgb(242, 194, 107)'},
};
/** A page with contents of each family. */
const PAGES = {
  deployment: '/docs/ANSVIS/Guides/Camera/',
  design: '/docs/ODHUB/Guides/Evaluate-Export/',
  licensing: '/docs/License/ANS-License-Key/ANS-License-Manager/',
} as const;
const LANDINGS = ['/docs/ANSVIS/', '/docs/ANNHUB/', '/docs/License/'];

async function chooseTheme(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
}

for (const theme of THEMES) {
  for (const family of ['deployment', 'design', 'licensing'] as const) {
    test(`current items, links and marks have the colour of the family ${family}, ${theme}${atRelease(theme === 'dark' && family !== 'deployment')}`, async ({
      page,
    }) => {
      await chooseTheme(page, theme);
      await page.setViewportSize({width: 1366, height: 900});
      await page.goto(PAGES[family]);
      const seen = await page.evaluate(() => {
        const look = (selector: string, pseudo?: string) =>
          getComputedStyle(document.querySelector(selector) as Element, pseudo);
        const colourOf = (shadow: string) => /rgb[^)]*\)/.exec(shadow)?.[0];
        return {
          bar: look('.navbar__item.navbar__link--active', '::after').backgroundColor,
          'name in the bar': look('.navbar__item.navbar__link--active').color,
          sidebar: colourOf(look('.menu__link--active[aria-current=page]').boxShadow),
          contents: colourOf(look('.table-of-contents > li > a').boxShadow),
          link: look('.theme-doc-markdown p a, .theme-doc-markdown li a').color,
          mark: look('.sidebar-product svg').backgroundColor,
        };
      });
      for (const [place, colour] of Object.entries(seen)) expect(colour, place).toBe(COLOURS[theme][family]);
      const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      expect(contrastOf(COLOURS[theme][family], ground)).toBeGreaterThanOrEqual(4.5);
    });
  }

  test(`page head, footer and landing have the family's colours, ${theme}${atRelease(theme === 'dark')}`, async ({
    page,
  }) => {
    await chooseTheme(page, theme);
    await page.setViewportSize({width: 1366, height: 900});
    const grounds = new Set<string>();
    for (const path of LANDINGS) {
      await page.goto(path);
      const seen = await page.evaluate(() => {
        const look = (element: Element | null) => getComputedStyle(element as Element);
        const head = document.querySelector('article header');
        return {
          page: look(document.documentElement).backgroundColor,
          begins: /(?:rgb|color)\([^)]*\)/.exec(
            look(document.querySelector('.main-wrapper')).backgroundImage,
          )?.[0],
          muted: look(document.querySelector('.theme-doc-breadcrumbs ol')).color,
          link: look(document.querySelector('.theme-doc-breadcrumbs a')).color,
          band: look(head).backgroundColor,
          lead: look(document.querySelector('article header + p')).backgroundColor,
          words: [
            'article header p',
            'article h1',
            'article header + p',
            'article [class*=ways] a:last-child',
          ].map((selector) => look(document.querySelector(selector)).color),
          footer: look(document.querySelector('.footer')).backgroundColor,
          footerLink: look(document.querySelector('.footer a')).color,
        };
      });
      const {begins = ''} = seen;
      expect(begins, path).not.toBe(seen.page);
      expect(contrastOf(seen.muted, begins), path).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(seen.link, begins), path).toBeGreaterThanOrEqual(4.5);
      expect(seen.lead, path).toBe(seen.band);
      for (const colour of seen.words)
        expect(contrastOf(colour, seen.band), path).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(seen.footerLink, seen.footer), path).toBeGreaterThanOrEqual(4.5);
      grounds.add(seen.band);
    }
    expect(grounds.size).toBe(3);
  });

  test(`footer and home hero text have enough contrast, ${theme}${atRelease(theme === 'dark')}`, async ({
    page,
  }) => {
    await chooseTheme(page, theme);
    await page.goto('/');
    const found = await page.evaluate(() =>
      ['.footer', 'main > header'].flatMap((selector) => {
        const part = document.querySelector(selector) as Element;
        const ground = getComputedStyle(part).backgroundColor;
        return [...part.querySelectorAll('h1, p, a')].map((text) => ({
          text: text.textContent,
          colour: getComputedStyle(text).color,
          ground,
        }));
      }),
    );
    expect(found.length).toBeGreaterThan(20);
    for (const {text, colour, ground} of found)
      expect(contrastOf(colour, ground), text).toBeGreaterThanOrEqual(4.5);
    const field = page.getByRole('main').getByRole('searchbox');
    const {box, line, ink} = await field.evaluate((input) => {
      const form = getComputedStyle(input.closest('form') as Element);
      return {box: form.backgroundColor, line: form.borderTopColor, ink: getComputedStyle(input).color};
    });
    expect(contrastOf(ink, box)).toBeGreaterThanOrEqual(4.5);
    // In the light nothing else on the deep ground differs more from it; among dark surfaces its outline tells the field.
    if (theme === 'dark') expect(contrastOf(line, found.at(-1)?.ground ?? '')).toBeGreaterThanOrEqual(3);
    else
      for (const {text, colour, ground} of found)
        expect(contrastOf(box, ground), text).toBeGreaterThanOrEqual(contrastOf(colour, ground));
    for (const target of [page.locator('.footer a').first(), field]) {
      await target.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      const ring = await target.evaluate((element) => {
        const holder = element.closest('form') ?? element;
        return getComputedStyle(holder).outlineColor;
      });
      expect(contrastOf(ring, found[0]?.ground ?? '')).toBeGreaterThanOrEqual(3);
    }
  });
}

for (const width of [1024, 1366, 1440, 1920]) {
  test(`at ${width} px landing groups are in columns of one width between the edges of the page${atRelease(width !== 1366)}`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    for (const path of LANDINGS) {
      await page.goto(path);
      const {groups, edges} = await page.evaluate(() => {
        const boxOf = (element: Element) => {
          const {left, right} = element.getBoundingClientRect();
          return {left: Math.round(left), right: Math.round(right)};
        };
        return {
          groups: [...document.querySelectorAll('[class*=landingList] > section')].map(boxOf),
          edges: [...document.querySelectorAll('.landing > *, .theme-doc-footer')].map(boxOf),
        };
      });
      expect(edges.length, path).toBeGreaterThan(3);
      const [edge] = edges;
      for (const other of edges) expect(other, path).toEqual(edge);
      expect(Math.min(...groups.map(({left}) => left)), path).toBe(edge?.left);
      expect(Math.max(...groups.map(({right}) => right)), path).toBe(edge?.right);
      const columns = new Set(groups.map(({left}) => left)).size;
      expect(columns, path).toBe(width < 1200 ? 2 : Math.min(3, groups.length));
      const widths = groups.map(({left, right}) => right - left);
      expect(Math.max(...widths) - Math.min(...widths), path).toBeLessThanOrEqual(1);
    }
  });
}

for (const width of [320, 390, 768, 1366]) {
  test(`at ${width} px footer links do not overlap or overflow and can be clicked${atRelease(width !== 390)}`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 844});
    await page.goto(PAGES.deployment);
    const faults = await page.getByRole('contentinfo').evaluate((footer) => {
      const boxes = [...footer.querySelectorAll('.footer__title, a, .footer__bottom svg')].map((element) => ({
        name: element.textContent || element.tagName,
        element,
        box: element.getBoundingClientRect(),
      }));
      const found = boxes.flatMap(({name, element, box}, index) => [
        ...(box.left < 0 || box.right > innerWidth ? [`${name} is outside`] : []),
        ...(element.matches('a') && box.height < 24 ? [`${name} is ${box.height} px high`] : []),
        ...boxes
          .slice(index + 1)
          .filter(
            (other) =>
              !element.contains(other.element) &&
              box.left < other.box.right - 0.5 &&
              other.box.left < box.right - 0.5 &&
              box.top < other.box.bottom - 0.5 &&
              other.box.top < box.bottom - 0.5,
          )
          .map((other) => `${name} covers ${other.name}`),
      ]);
      return {found, count: boxes.length};
    });
    expect(faults.count).toBeGreaterThan(18);
    expect(faults.found).toEqual([]);
  });
}

test('each sidebar starts with a link to its product', async ({page}) => {
  await page.setViewportSize({width: 1366, height: 900});
  for (const [path, name, to] of [
    [PAGES.deployment, 'ANSVIS', '/docs/ANSVIS/'],
    [PAGES.licensing, 'License Manager', '/docs/License/'],
  ] as const) {
    await page.goto(path);
    const [first] = await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link').all();
    await expect(first as NonNullable<typeof first>).toHaveText(name);
    await expect(first as NonNullable<typeof first>).toHaveAttribute('href', to);
    await expect(first as NonNullable<typeof first>).not.toHaveAttribute('aria-current');
    await page.goto(to);
    await expect(page.locator('.sidebar-product a')).toHaveAttribute('aria-current', 'page');
  }
});
