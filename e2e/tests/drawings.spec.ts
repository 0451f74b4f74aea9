import {FONTS, useFont} from '../src/layoutRules.ts';
import {expect, test} from '../src/test.ts';

const TASK = '/docs/ANSVIS/Advanced-Guides/Event-Trigger/MQTT/';

test('a drawing stands in the middle of a panel as wide as code, with a button for a finger at its top right', async ({
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
      isAbove: button.bottom <= drawing.top && frame.right - button.right < 24,
      hasGround:
        getComputedStyle(document.querySelector('.diagram') as Element).backgroundColor !==
        getComputedStyle(document.documentElement).backgroundColor,
    };
  });
  expect(boxes).toMatchObject({middle: 0, right: 0, isAbove: true, hasGround: true});
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
