import {atRelease, expect, test} from '../src/test.ts';

const PAGE = '/docs/ANNHUB/Introduction/';

test.describe('hits in the dialog', () => {
  test.beforeEach(async ({page}) => {
    await page.goto(PAGE);
  });

  test('marks differ from links, and stop words of suggestions are not marked', async ({page, dialog}) => {
    // "offline" has the alternative "no internet".
    await dialog.search('offline');
    const marks = dialog.root.locator('mark');
    await expect(marks.first()).toBeVisible();
    const words = await marks.allTextContents();
    expect(words.filter((word) => word.trim().length <= 2)).toEqual([]);
    const looks = await marks.evaluateAll((all) =>
      all.map((mark) => {
        const {textDecorationLine, backgroundColor} = getComputedStyle(mark);
        return `${textDecorationLine} ${backgroundColor}`;
      }),
    );
    const link = await page.evaluate(
      () => getComputedStyle(document.querySelector('main a') as Element).color,
    );
    const colours = await marks.evaluateAll((all) => all.map((mark) => getComputedStyle(mark).color));
    expect(new Set(looks).size).toBe(1);
    expect(looks[0]).toMatch(/^none rgb\(/);
    expect(colours).not.toContain(link);
  });

  test('a hit has the icon of its product', async ({dialog}) => {
    await dialog.search('licence');
    const icons = dialog.root.locator("[href*='/docs/License/'] > .DocSearch-Hit-icon > path");
    await expect(icons.first()).toHaveCSS('d', /^path\("M ?8 4/);
  });

  test('in forced colours the dialog has a border, and the active hit stands out', async ({page, dialog}) => {
    await page.emulateMedia({forcedColors: 'active'});
    await dialog.search('activation key');
    await expect(dialog.options.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    const active = dialog.root.locator('[role=option][aria-selected=true]');
    await expect(active).toHaveCount(1);
    const looks = await active.evaluate((option) => ({
      border: getComputedStyle(option.closest('.DocSearch-Modal') as Element).borderTopStyle,
      active: getComputedStyle(option).backgroundColor,
      idle: getComputedStyle(document.querySelector('[role=option][aria-selected=false]') as Element)
        .backgroundColor,
    }));
    expect(looks.border).toBe('solid');
    expect(looks.active).not.toBe(looks.idle);
  });

  for (const query of ['camera', 'mqtt', 'licence', 'reader', 'events']) {
    test(`every section of a page has its own text for "${query}"${atRelease(query !== 'camera')}`, async ({
      dialog,
    }) => {
      await dialog.search(query);
      await expect(dialog.root.locator('.DocSearch-Hit-snippet').first()).toBeVisible();
      const rows = dialog.root.locator('.DocSearch-Hit-row:has(.DocSearch-Hit-title)');
      await expect(rows.first()).toBeVisible();
      // Titles come first while texts are on their way.
      const listEmpty = () =>
        rows.evaluateAll(
          (all) =>
            all.filter((row) => !/\S/u.test(row.querySelector('.DocSearch-Hit-snippet')?.textContent ?? ''))
              .length,
        );
      await expect.poll(listEmpty).toBe(0);
    });
  }

  test("a section's heading and text share a line", async ({page, dialog}) => {
    await page.setViewportSize({width: 1366, height: 900});
    await dialog.search('camera no picture');
    await expect(dialog.root.locator('.DocSearch-Hit-snippet mark').first()).toBeVisible();
    const apart = await dialog.root.locator('.DocSearch-Hit-row').evaluateAll((rows) =>
      rows.flatMap((row) => {
        const [heading, text] = ['.DocSearch-Hit-title', '.DocSearch-Hit-snippet'].map((part) =>
          row.querySelector(part)?.getClientRects(),
        );
        const [end, start] = [heading?.[heading.length - 1], text?.[0]];
        return end && start && Math.abs(end.bottom - start.bottom) > 6 ? [row.textContent] : [];
      }),
    );
    expect(apart).toEqual([]);
  });

  test('a window at 400 % shows several hits, and the active one below the field @release', async ({
    page,
    dialog,
  }) => {
    await page.setViewportSize({width: 320, height: 256});
    await dialog.search('camera');
    await expect(dialog.root.locator('.DocSearch-Hit-snippet mark').first()).toBeVisible();
    // Nothing of the dialog covers their ends.
    const whole = await dialog.options.evaluateAll(
      (hits) =>
        hits.filter((hit) => {
          const {left, width, bottom} = hit.getBoundingClientRect();
          return document.elementFromPoint(left + width / 2, bottom - 2)?.closest('[role=option]') === hit;
        }).length,
    );
    expect(whole).toBeGreaterThanOrEqual(3);
    for (let times = 0; times < 6; times += 1) await page.keyboard.press('ArrowDown');
    for (let times = 0; times < 3; times += 1) await page.keyboard.press('ArrowUp');
    const active = dialog.root.locator('[aria-selected=true]');
    const [row, bar] = await Promise.all([
      active.boundingBox(),
      dialog.root.locator('.DocSearch-SearchBar').boundingBox(),
    ]);
    expect(row?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual(256);
  });

  test('snippets have ten words on a wide screen and five on a narrow one [spec 9-10]', async ({
    page,
    dialog,
  }) => {
    const longest = async () => {
      const texts = await dialog.root.locator('.DocSearch-Hit-snippet').allTextContents();
      return Math.max(...texts.map((text) => text.replaceAll('…', ' ').trim().split(/\s+/).length));
    };
    await dialog.search('too many false alarms');
    const wide = await page.evaluate(() => innerWidth);
    expect(wide).toBe(1280);
    await expect.poll(longest).toBe(10);
    await page.keyboard.press('Escape');
    await page.setViewportSize({width: 768, height: 900});
    await page.reload();
    await dialog.search('too many false alarms');
    await expect.poll(longest).toBe(5);
  });
});
