import {contrastOf} from '../src/layoutRules.ts';
import {atRelease, expect, test} from '../src/test.ts';

const TASK = '/docs/ANSVIS/Advanced-Guides/Event-Trigger/MQTT/';

for (const theme of ['light', 'dark'] as const) {
  test(`current items contrast 3 : 1 with others, ${theme}${atRelease(theme === 'dark')}`, async ({
    page,
    hydrate,
  }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await page.setViewportSize({width: 1440, height: 900});
    await page.goto(TASK);
    await hydrate();
    await page.mouse.wheel(0, 900);
    await expect(page.locator('.table-of-contents__link--active')).toHaveCount(1);
    const bars = await page.evaluate(() => {
      const bar = (selector: string, pseudo?: string) =>
        getComputedStyle(document.querySelector(selector) as Element, pseudo);
      return {
        sidebar: bar('.menu__link--active[aria-current=page]').boxShadow,
        contents: bar('.table-of-contents__link--active').boxShadow,
        bar: bar('.navbar__link--active:not(.bar-version)', '::after').backgroundColor,
        ground: bar('html').backgroundColor,
      };
    });
    const {ground, ...marks} = bars;
    for (const [place, mark] of Object.entries(marks))
      expect(contrastOf(/rgb[^)]*\)/.exec(mark)?.[0] ?? ground, ground), place).toBeGreaterThanOrEqual(3);
  });

  test(`in forced colours current items and drawings are visible, ${theme}${atRelease(theme === 'dark')}`, async ({
    page,
  }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await page.emulateMedia({forcedColors: 'active', colorScheme: theme});
    await page.goto(TASK);
    const seen = await page.evaluate(() => {
      const of = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
      const probe = document.body.appendChild(document.createElement('i'));
      probe.className = 'probe';
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.probe{background:Highlight;color:Canvas;forced-color-adjust:none}');
      document.adoptedStyleSheets = [sheet];
      return {
        highlight: of('.probe').backgroundColor,
        canvas: of('.probe').color,
        current: ['.menu__link--active[aria-current=page]', '.navbar__item.navbar__link--active'].map(
          (selector) => of(selector).backgroundColor,
        ),
        lines: [...document.querySelectorAll('.diagram :is(path, line, rect, circle)')]
          .map((line) => getComputedStyle(line).stroke)
          .filter((stroke) => stroke !== 'none'),
        text: of('.diagram text:not(.on-own)').fill,
        box: of('.diagram .own').fill,
        words: of('.diagram .on-own').fill,
        code: of('.theme-code-block').borderTopStyle,
      };
    });
    expect(seen.current).toEqual([seen.highlight, seen.highlight]);
    expect(seen.lines.length).toBeGreaterThan(2);
    for (const line of [...seen.lines, seen.text])
      expect(contrastOf(line, seen.canvas)).toBeGreaterThanOrEqual(3);
    expect(contrastOf(seen.words, seen.box)).toBeGreaterThanOrEqual(4.5);
    expect(seen.code).toBe('solid');
  });

  test(`in forced colours at 1024 px the colour mode switch and the language caret are visible, ${theme}${atRelease(theme === 'dark')}`, async ({
    page,
  }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await page.setViewportSize({width: 1024, height: 700});
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({forcedColors: 'active', colorScheme});
      await page.goto('/');
      const seen = await page.evaluate(() => {
        const icon = [...document.querySelectorAll('[class*=colorModeToggle] svg')].find((svg) =>
          svg.checkVisibility(),
        );
        const caret = getComputedStyle(document.querySelector('.bar-language') as Element, '::after');
        const bar = getComputedStyle(document.querySelector('.navbar') as Element);
        return {
          icon: icon && getComputedStyle(icon).color,
          size: icon?.getBoundingClientRect().width ?? 0,
          caret: caret.display === 'none' ? bar.backgroundColor : caret.backgroundColor,
          ground: bar.backgroundColor,
        };
      });
      expect(seen.size).toBeGreaterThanOrEqual(16);
      expect(contrastOf(seen.icon ?? seen.ground, seen.ground), `switch, ${colorScheme}`).toBeGreaterThan(3);
      expect(contrastOf(seen.caret, seen.ground), `caret, ${colorScheme}`).toBeGreaterThan(3);
    }
  });
}

test('the version is a labelled note, not an active link', async ({page}) => {
  await page.goto(TASK);
  const version = page.locator('.bar-version');
  const look = await version.evaluate((item) => ({
    before: getComputedStyle(item, '::before').content,
    bar: getComputedStyle(item, '::after').display,
    weight: getComputedStyle(item).fontWeight,
  }));
  expect(look).toEqual({before: '"Version\u00a0"', bar: 'none', weight: '400'});
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in forced colours current, marked and active items are readable, ${colorScheme}${atRelease(colorScheme === 'dark')}`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 1366, height: 900});
    await page.emulateMedia({forcedColors: 'active', colorScheme});
    for (const path of [
      '/',
      TASK,
      '/docs/ANSVIS/References/Model-Quality/',
      '/docs/ANSVIS/Guides/',
      '/docs/ANSVIS/Advanced-Guides/Event-Trigger/',
      '/docs/ODHUB/Guides/Load-Training-Dataset/',
      '/blog/how-search-works',
      '/search?q=event',
      '/report?kind=wrong',
    ]) {
      await page.goto(path);
      const looks = await page.evaluate(() => {
        const groundOf = (element: Element | null): string => {
          if (!element) return getComputedStyle(document.documentElement).backgroundColor;
          const {backgroundColor} = getComputedStyle(element);
          return backgroundColor.endsWith(', 0)') ? groundOf(element.parentElement) : backgroundColor;
        };
        const states =
          '[aria-current], [aria-pressed=true], [aria-selected=true], [class*=--active], mark, :checked + *, .button--primary';
        const found = [...document.querySelectorAll(states)]
          .filter((element) => element.checkVisibility() && element.textContent.trim() !== '')
          .map((element) => [
            element.textContent.trim().slice(0, 40),
            getComputedStyle(element).color,
            groundOf(element),
          ]);
        const notes = [...document.querySelectorAll('.code-line[data-note]')]
          .filter((element) => element.checkVisibility())
          .map((element) => [
            element.getAttribute('data-note') ?? '',
            getComputedStyle(element, '::after').color,
            groundOf(element),
          ]);
        return [...found, ...notes];
      });
      for (const [text = '', colour = '', ground = ''] of looks)
        expect(contrastOf(colour, ground), `${text} on ${path}`).toBeGreaterThanOrEqual(4.5);
      if (path === TASK) expect(looks.length).toBeGreaterThan(4);
    }
  });
}

test('the four kinds of bars in the threshold chart have fills of their own, in forced colours and on paper, too', async ({
  page,
}) => {
  for (const media of [{}, {colorScheme: 'dark'}, {forcedColors: 'active'}, {media: 'print'}] as const) {
    await page.emulateMedia(media);
    await page.goto('/docs/ODHUB/Guides/Model-Testing/');
    const looks = await page.getByText('something else, false alarm').evaluate((entry) => {
      const chart = entry.closest('div') as Element;
      const looksOf = (selector: string) =>
        [...chart.querySelectorAll(selector)].map((bar) => {
          const {fill, stroke} = getComputedStyle(bar);
          return `${fill} ${stroke}`;
        });
      return {key: looksOf('li rect'), bars: looksOf(':scope > svg > rect')};
    });
    expect(new Set(looks.key).size).toBe(4);
    expect(new Set(looks.bars)).toEqual(new Set(looks.key));
    await page.emulateMedia({colorScheme: null, forcedColors: null, media: null});
  }
});
