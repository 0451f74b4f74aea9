import {FONTS, useFont} from '../src/layoutRules.ts';
import {expect, test} from '../src/test.ts';

const TASK = '/docs/ANSVIS/Advanced-Guides/Event-Trigger/MQTT/';

test('a drawing stands in the middle of a panel as wide as code, with a button for a finger on the edge of its corner', async ({
  page,
}) => {
  await page.setViewportSize({width: 1366, height: 900});
  await page.goto(TASK);
  const boxes = await page.evaluate(() => {
    const of = (selector: string) => (document.querySelector(selector) as Element).getBoundingClientRect();
    const [frame, drawing, button, code] = ['.diagram', '.diagram svg', '.enlarge', '.theme-code-block'].map(
      of,
    );
    if (!frame || !drawing || !button || !code) return undefined;
    return {
      middle: Math.round((frame.left + frame.right - drawing.left - drawing.right) / 2),
      right: Math.round(frame.right - code.right),
      height: button.height,
      isBelow: button.top >= drawing.bottom && frame.right - button.right < 24,
      // No band of its own
      isOnEdge: button.top < frame.bottom && button.bottom > frame.bottom && drawing.top - frame.top < 20,
      hasGround:
        getComputedStyle(document.querySelector('.diagram') as Element).backgroundColor !==
        getComputedStyle(document.documentElement).backgroundColor,
    };
  });
  expect(boxes).toMatchObject({
    middle: 0,
    right: 0,
    isBelow: true,
    isOnEdge: true,
    hasGround: true,
  });
  expect(boxes?.height).toBeGreaterThanOrEqual(32);
});

test('in the drawing of an event no word comes near the end of its box, in any font', async ({page}) => {
  await page.goto('/docs/ANSVIS/Advanced-Guides/Event-Trigger/Event-Data/');
  for (const font of FONTS) {
    await useFont(page, font);
    const rooms = await page
      .locator('.diagram svg')
      .first()
      .evaluate((svg) => {
        const rects = [...svg.querySelectorAll('rect')].map((rect) => rect.getBBox());
        return [...svg.querySelectorAll('text')].map((text) => {
          const {x, y, width} = text.getBBox();
          const box = rects.find(
            (rect) => x > rect.x && x < rect.x + rect.width && y > rect.y && y < rect.y + rect.height,
          );
          return [text.textContent, (box ? box.x + box.width : 0) - x - width] as const;
        });
      });
    expect(rooms.length).toBeGreaterThan(8);
    for (const [word, room] of rooms) expect(room, `${word} in ${font}`).toBeGreaterThanOrEqual(8);
  }
});

test('at 390 px the button of a drawing covers neither the drawing nor the text below it', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  for (const path of [TASK, '/docs/ANSVIS/Guides/Camera/', '/docs/ODHUB/Guides/Evaluate-Export/']) {
    await page.goto(path);
    const rooms = await page.locator('.diagram').evaluateAll((frames) =>
      frames.map((frame) => {
        const boxOf = (element?: Element | null) => element?.getBoundingClientRect();
        const button = boxOf(frame.querySelector('.enlarge'));
        const next = boxOf(frame.nextElementSibling);
        return [
          (button?.top ?? 0) - (boxOf(frame.querySelector('svg'))?.bottom ?? 0),
          (next?.top ?? Infinity) - (button?.bottom ?? 0),
        ];
      }),
    );
    expect(rooms.length, path).toBeGreaterThan(0);
    for (const [above, below] of rooms) {
      expect(above, path).toBeGreaterThanOrEqual(0);
      expect(below, path).toBeGreaterThanOrEqual(8);
    }
  }
});
