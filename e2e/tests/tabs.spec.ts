import {openForPaper} from '../src/openForPaper.ts';
import {atRelease, expect, test} from '../src/test.ts';

const MQTT = '/docs/ANSVIS/Advanced-Guides/Event-Trigger/MQTT/';

for (const width of [390, 1366]) {
  test(`at ${width} px tabs and their panels form one box${atRelease(width !== 390)}`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await page.goto(MQTT);
    const gaps = await page.locator('.tabs-container').evaluateAll((boxes) =>
      boxes.map((box) => {
        const list = (box.querySelector('[role=tablist]') as Element).getBoundingClientRect();
        const panel = (box.querySelector('[role=tabpanel]:not([hidden])') as Element).getBoundingClientRect();
        const code = (box.querySelector('.theme-code-block') as Element).getBoundingClientRect();
        return [panel.top - list.bottom, code.left - panel.left, panel.right - code.right].map(Math.round);
      }),
    );
    expect(gaps.length).toBeGreaterThan(3);
    for (const gap of gaps) expect(gap).toEqual([0, 0, 0]);
  });
}

test('all tabs are printed under their names, without the tab list', async ({page}) => {
  await page.emulateMedia({media: 'print'});
  await openForPaper(page, MQTT);
  const names = await page
    .locator('[role=tabpanel]')
    .evaluateAll((panels) =>
      panels.map((panel) => panel.checkVisibility() && getComputedStyle(panel, '::before').content),
    );
  expect(names.slice(0, 2)).toEqual(['"PowerShell"', '"Linux shell"']);
  expect(names).toContain('"Node.js"');
  await expect(page.getByRole('tablist').first()).toBeHidden();
});

test('in forced colours only the open tab is marked', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await page.goto(MQTT);
  const tabs = page.locator('.tabs-container').first().getByRole('tab');
  const [open, closed, ground] = await Promise.all([
    tabs.first().evaluate((tab) => getComputedStyle(tab).borderBottomColor),
    tabs.last().evaluate((tab) => getComputedStyle(tab).borderBottomColor),
    page.evaluate(() => getComputedStyle(document.body).backgroundColor),
  ]);
  expect(closed).not.toBe(open);
  expect(['rgb(255, 255, 255)', ground]).toContain(closed);
});

for (const width of [390, 1366]) {
  test(`at ${width} px tabs and their code share one header row${atRelease(width !== 390)}`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await page.goto(MQTT);
    const boxes = page.locator('.tabs-container:has([role=tabpanel] > .theme-code-block:only-child)');
    const faults = await boxes.evaluateAll((all) =>
      all.flatMap((box) => {
        const list = box.querySelector('[role=tablist]') as Element;
        const row = list.getBoundingClientRect();
        const head = box.querySelector('[role=tabpanel]:not([hidden]) .code-head') as Element;
        const grounds = [head, head.closest('.theme-code-block') as Element].map(
          (part) => getComputedStyle(part).backgroundColor,
        );
        const buttons = [...head.querySelectorAll('button')]
          .filter((button) => button.checkVisibility())
          .map((button) => button.getBoundingClientRect());
        return [
          buttons.length === 1 ? '' : 'wrong number of buttons',
          buttons.every(({top, bottom}) => top >= row.top && bottom <= row.bottom + 1)
            ? ''
            : 'not in the row',
          buttons.every(({left}) => left >= row.right - 1) ? '' : 'over the tabs',
          buttons.every(({right}) => right <= box.getBoundingClientRect().right) ? '' : 'outside',
          grounds[0] === 'rgba(0, 0, 0, 0)' ? '' : 'a bar of its own',
        ].filter(Boolean);
      }),
    );
    expect(await boxes.count()).toBeGreaterThan(3);
    expect(faults).toEqual([]);
  });
}

test('code in a tab has its title above and its language in the tab', async ({page}) => {
  await page.goto(MQTT);
  const heads = await page
    .locator('[role=tabpanel]:not([hidden]) > .theme-code-block:only-child > .code-head')
    .evaluateAll((all) => all.map((head) => (head as HTMLElement).innerText.replace(/\s*Copy\s*$/, '')));
  expect(heads).toContain('');
  expect(heads.some((text) => /\.\w+$/.test(text))).toBe(true);
  expect(heads).not.toContain('Python');
});

test('at 390 px tab names stay on one line and scroll', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(MQTT);
  const lines = await page.locator('[role=tab]').evaluateAll((tabs) =>
    tabs.map((tab) => {
      const range = document.createRange();
      range.selectNodeContents(tab);
      return [tab.textContent, range.getClientRects().length] as const;
    }),
  );
  expect(lines.map(([name]) => name)).toContain('Linux shell');
  for (const [name, count] of lines) expect(count, name ?? '').toBe(1);
});

test('tab names and the copy button stick below the bar', async ({page, hydrate}) => {
  await page.setViewportSize({width: 1366, height: 900});
  await page.goto(MQTT);
  await hydrate();
  const box = page.locator('.tabs-container', {has: page.getByRole('tab', {name: 'Python'})}).first();
  await box.evaluate((element) => {
    const {top} = element.getBoundingClientRect();
    window.scrollTo({top: window.scrollY + top + 400, behavior: 'instant'});
  });
  const bar = (await page.locator('.navbar').boundingBox()) ?? {y: 0, height: 0};
  for (const part of [box.getByRole('tablist'), box.locator('[role=tabpanel]:not([hidden]) .code-actions')]) {
    const top = (await part.boundingBox())?.y ?? -1e4;
    expect(Math.abs(top - bar.y - bar.height)).toBeLessThanOrEqual(2);
  }
});
