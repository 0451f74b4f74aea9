import {openForPaper} from '../src/openForPaper.ts';
import {atRelease, expect, IS_RELEASE, test} from '../src/test.ts';
import {findBarFaults, findClippedText, findLongLines, FONTS, useFont} from '../src/layoutRules.ts';

const TASK = '/docs/ANSVIS/Advanced-Guides/Event-Trigger/MQTT/';
/** One page of each kind. */
const PAGES = [
  '/',
  TASK,
  '/docs/ANSVIS/',
  '/docs/ANSVIS/Advanced-Guides/Event-Trigger/',
  '/docs/DLHUB/References/DLHUB-Modules/',
  '/blog',
  '/blog/how-search-works',
  '/offline',
  '/markdown-page',
  '/report',
  '/symptoms',
  '/docs/ANSVIS/References/Troubleshoot/',
] as const;

/** A4 between its margins of 16 and 18 mm, at 96 pixels an inch. */
const SHEET = {width: 673, height: 986};

test('printed lines are complete on each kind of page @release', async ({page}) => {
  await page.setViewportSize(SHEET);
  await page.emulateMedia({media: 'print'});
  for (const path of PAGES) {
    await openForPaper(page, path);
    expect(await findClippedText(page), path).toEqual([]);
  }
});

test('no navbar item wraps, is clipped or overlaps, at any width and in any font @release', async ({
  page,
}) => {
  test.slow();
  await page.goto(TASK);
  const faults: string[] = [];
  for (const font of FONTS) {
    await useFont(page, font);
    for (const width of [
      997, 1000, 1024, 1060, 1100, 1140, 1180, 1200, 1239, 1240, 1280, 1320, 1360, 1366, 1399, 1400, 1440,
      1536, 1680, 1920,
    ]) {
      await page.setViewportSize({width, height: 700});
      for (const fault of await findBarFaults(page)) faults.push(`${font} at ${width}: ${fault}`);
    }
  }
  expect(faults).toEqual([]);
});

for (const [width, sizes] of [
  [390, [13, 14, 16, 17, 20, 25, 28, 32]],
  [1366, [13, 14, 17, 20, 25, 34, 44]],
] as const) {
  test(`at ${width} px all text has a size of the type scale @release`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    const others: string[] = [];
    for (const path of [...PAGES, '/search?q=event', '/requirements', '/docs/ODHUB/Guides/Model-Testing/']) {
      await page.goto(path);
      await expect(page.locator('main h1').first()).toBeVisible();
      const found = await page.evaluate((known: readonly number[]) => {
        const faults: string[] = [];
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const {parentElement: element, textContent} = texts.currentNode;
          if (!element?.checkVisibility() || !textContent?.trim()) continue;
          if (
            element.closest(
              'svg, script, style, noscript, .note-for-agents, .bar-language, [class*=skipToContent_]',
            )
          )
            continue;
          const size = parseFloat(getComputedStyle(element).fontSize);
          if (!known.includes(size)) faults.push(`${size} ${textContent.trim().slice(0, 30)}`);
        }
        return faults;
      }, sizes);
      for (const fault of found) others.push(`${path} ${fault}`);
    }
    expect(others).toEqual([]);
  });
}

/** Widths of the window; 640 and 320 are 1280 at 200 and 400 %. Dark pages have the same boxes, so that fewer do. */
const ALL_WIDTHS = [320, 390, 640, 768, 1024, 1366, 1440, 1920];
const WIDTHS = {
  light: IS_RELEASE ? ALL_WIDTHS : [320, 390, 1366],
  dark: [390, 1366],
  'forced colours': [1024],
};

for (const theme of ['light', 'dark', 'forced colours'] as const) {
  // Colours hardly change what fits.
  test(`nothing is clipped on any kind of page at any width, ${theme}${atRelease(theme !== 'light')}`, async ({
    page,
  }) => {
    test.slow();
    await page.addInitScript(
      (mode) => localStorage.setItem('theme', mode),
      theme === 'dark' ? 'dark' : 'light',
    );
    if (theme === 'forced colours') await page.emulateMedia({forcedColors: 'active'});
    const faults: string[] = [];
    for (const path of PAGES) {
      await page.goto(path);
      for (const width of WIDTHS[theme]) {
        await page.setViewportSize({width, height: 900});
        const found = await findClippedText(page);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        const left = await page
          .getByRole('heading', {level: 1})
          .first()
          .evaluate((title) => {
            const range = document.createRange();
            range.selectNodeContents(title);
            return range.getBoundingClientRect().left;
          });
        if (left < 8) found.push(`title ${left} pixels from the edge`);
        if (overflow > 0) found.push(`page ${overflow} pixels too wide`);
        for (const fault of found) faults.push(`${path} at ${width}: ${fault}`);
      }
    }
    expect(faults).toEqual([]);
  });
}

test('a line has at most 86 characters in any font @release', async ({page}) => {
  for (const path of [TASK, '/docs/ANSVIS/Guides/Camera/', '/blog/how-search-works', '/markdown-page']) {
    await page.goto(path);
    for (const font of FONTS) {
      await useFont(page, font);
      for (const width of [1024, 1440, 1920]) {
        await page.setViewportSize({width, height: 900});
        expect(await findLongLines(page, 86), `${path} at ${width} in ${font}`).toEqual([]);
      }
    }
  }
});

test('in right-to-left layout nothing is clipped and no page is too wide @release', async ({page}) => {
  const faults: string[] = [];
  for (const path of PAGES) {
    await page.goto(path);
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    for (const width of [390, 1366]) {
      await page.setViewportSize({width, height: 900});
      for (const fault of await findClippedText(page)) faults.push(`${path} at ${width}: ${fault}`);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (beyond > 0) faults.push(`${path} at ${width}: ${beyond} pixels too wide`);
    }
  }
  expect(faults).toEqual([]);
});

test('with reduced motion nothing animates or scrolls smoothly', async ({page, hydrate}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  for (const path of ['/', TASK]) {
    await page.goto(path);
    await hydrate();
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((element) => {
          const {transitionDuration, scrollBehavior} = getComputedStyle(element);
          return /[1-9]/.test(transitionDuration) || scrollBehavior === 'smooth';
        })
        .map((element) => element.className),
    );
    expect(moving, path).toEqual([]);
    // One that a reader's own scrolling leads does not move by itself.
    const running = await page.evaluate(
      () => document.getAnimations().filter(({timeline}) => timeline instanceof DocumentTimeline).length,
    );
    expect(running, path).toBe(0);
  }
});

test('nothing overlaps code', async ({page}) => {
  await page.goto(TASK);
  for (const width of [390, 1440]) {
    await page.setViewportSize({width, height: 900});
    const covered = await page.evaluate(
      () =>
        [...document.querySelectorAll('.theme-code-block')].flatMap((block) => {
          const code = block.querySelector('pre')?.getBoundingClientRect();
          return [...block.querySelectorAll('button')].filter((button) => {
            const {top, bottom} = button.getBoundingClientRect();
            return code && bottom > code.top + 1 && top < code.bottom - 1;
          });
        }).length,
    );
    expect(covered, `at ${width}`).toBe(0);
  }
});

test("buttons and fields have the text's font, and heading anchors wrap no line", async ({page}) => {
  await page.goto(TASK);
  const fonts = await page.evaluate(() => {
    const of = (element: Element) => getComputedStyle(element).fontFamily;
    return [...document.querySelectorAll('button, input')].filter(
      (element) => of(element) !== of(document.body),
    ).length;
  });
  expect(fonts).toBe(0);
  const signs = await page
    .locator('.hash-link')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).position));
  expect(signs.length).toBeGreaterThan(3);
  expect(new Set(signs)).toEqual(new Set(['absolute']));
});

test('tables of contents of guides and posts share one column @release', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  const edges: number[] = [];
  for (const path of [TASK, '/docs/ANSVIS/Guides/Camera/', '/blog/how-search-works']) {
    await page.goto(path);
    const box = await page.locator('.table-of-contents').first().boundingBox();
    edges.push(Math.round(box?.x ?? 0));
  }
  expect(Math.max(...edges) - Math.min(...edges), edges.join(' ')).toBeLessThanOrEqual(1);
});

test('a table has hairlines, aligned heads, and inline code that wraps inside its box', async ({page}) => {
  await page.goto(TASK);
  const looks = await page.evaluate(() => {
    const of = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
    return {
      head: of('.table-scroll th').textAlign,
      cell: of('.table-scroll td').textAlign,
      sides: of('.table-scroll td').borderLeftWidth,
      code: of('.markdown code').boxDecorationBreak,
    };
  });
  expect(looks).toEqual({head: 'start', cell: 'start', sides: '0px', code: 'clone'});
});

test('top tasks keep their colour on hover and have a full focus ring', async ({page}) => {
  await page.goto('/');
  const link = page.getByRole('main').getByRole('link', {name: 'Draw a region for a rule'});
  const look = () =>
    link.evaluate((element) => ({
      colour: getComputedStyle(element).color,
      width: Math.round(element.getBoundingClientRect().width),
      row: Math.round(element.closest('li')?.getBoundingClientRect().width ?? 0),
    }));
  const before = await look();
  await link.hover();
  expect(await look()).toEqual(before);
  expect(before.width).toBe(before.row);
});

test('sidebar text and filter align with the logo', async ({page}) => {
  await page.setViewportSize({width: 1366, height: 900});
  await page.goto(TASK);
  const lefts = await page.evaluate(() => {
    const leftOf = (selector: string) => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector(selector) as Element);
      return Math.round(range.getBoundingClientRect().left);
    };
    const boxOf = (selector: string) =>
      Math.round((document.querySelector(selector) as Element).getBoundingClientRect().left);
    return [boxOf('.navbar__logo'), boxOf('.sidebar-filter input'), leftOf('.menu__list > li > .menu__link')];
  });
  expect(new Set(lefts).size, lefts.join(' ')).toBe(1);
});

for (const scripts of ['with', 'without'] as const)
  test(`the sidebar begins with the current page in view, ${scripts} what only Chromium knows`, async ({
    page,
    hydrate,
  }) => {
    await page.setViewportSize({width: 1366, height: 768});
    await page.goto('/docs/ANSVIS/Advanced-Guides/Event-Trigger/Event-Data/');
    if (scripts === 'without') {
      await page.locator('.menu').evaluate((tree) => (tree.scrollTop = 0));
      await hydrate();
    }
    const current = page.locator('.menu [aria-current=page]');
    await expect(current).toBeInViewport({ratio: 1});
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

test('callout kinds differ in colour, and general background is not a note', async ({page}) => {
  await page.goto('/docs/ANSVIS/Advanced-Guides/Event-Trigger/');
  const looks = await page.locator('.theme-admonition').evaluateAll((boxes) =>
    boxes.map((box) => {
      const kind = /theme-admonition-(\w+)/.exec(box.className)?.[1] ?? '';
      const head = getComputedStyle(box.querySelector('[class*=admonitionHeading]') as Element).color;
      return [kind, head, box.querySelector('path')?.getAttribute('d')] as const;
    }),
  );
  const kinds = new Map(looks.map(([kind, colour, icon]) => [kind, {colour, icon}]));
  expect(kinds.size).toBeGreaterThanOrEqual(2);
  expect(new Set([...kinds.values()].map(({colour}) => colour)).size).toBe(kinds.size);
  expect(new Set([...kinds.values()].map(({icon}) => icon)).size).toBe(kinds.size);
});

test('on a phone a figure at the start of a row has room for the name of its column', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/docs/ANSVIS/Getting-Started/System-Requirement/');
  const rooms = await page
    .locator('.table-stack th[data-column]')
    .evaluateAll((cells) => cells.map((cell) => parseFloat(getComputedStyle(cell).paddingInlineStart)));
  expect(rooms.length).toBeGreaterThan(0);
  expect(Math.min(...rooms)).toBeGreaterThan(90);
});
