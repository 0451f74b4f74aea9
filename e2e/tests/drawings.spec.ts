import {FONTS, useFont} from '../src/layoutRules.ts';
import {expect, test} from '../src/test.ts';

const TASK = '/docs/ANSVIS/Advanced-Guides/Event-Trigger/MQTT/';

test('a drawing stands in the middle of a panel as wide as code, and all of it is a button whose sign covers no line', async ({
  page,
  hydrate,
}) => {
  await page.setViewportSize({width: 1366, height: 900});
  await page.goto(TASK);
  await hydrate();
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
      isWhole: [button.left - frame.left, frame.right - button.right].every((gap) => gap < 2),
      isAbove: ['::before', '::after'].every((part) => {
        const sign = getComputedStyle(document.querySelector('.enlarge') as Element, part);
        return button.top + parseFloat(sign.top) + parseFloat(sign.height) <= drawing.top;
      }),
      hasGround:
        getComputedStyle(document.querySelector('.diagram') as Element).backgroundColor !==
        getComputedStyle(document.documentElement).backgroundColor,
    };
  });
  expect(boxes).toMatchObject({middle: 0, right: 0, isWhole: true, isAbove: true, hasGround: true});
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
