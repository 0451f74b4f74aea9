import {findDrawingFaults} from '../src/findDrawingFaults.ts';
import {FONTS, useFont} from '../src/layoutRules.ts';
import {atRelease, expect, test} from '../src/test.ts';

const TASK = '/docs/ANSVIS/Advanced-Guides/Event-Trigger/MQTT/';

test('a drawing stands beside its words, with words smaller than theirs and a labelled button that enlarges it', async ({
  page,
  hydrate,
}) => {
  await page.setViewportSize({width: 1366, height: 900});
  await page.goto(TASK);
  const button = page.getByRole('button', {name: 'Enlarge'}).first();
  await expect(button).toHaveText('Enlarge');
  const boxes = await page.evaluate(() => {
    const of = (selector: string) => (document.querySelector(selector) as Element).getBoundingClientRect();
    const [ground, drawing, press, text, below, column] = [
      '.diagram',
      '.diagram svg',
      '.enlarge',
      '.markdown > ul',
      '.diagram + p',
      '.markdown',
    ].map(of);
    if (!ground || !drawing || !press || !text || !below || !column) return undefined;
    return {
      gap: Math.round(ground.left - text.right),
      right: Math.round(ground.right - column.right),
      top: Math.round(ground.top - text.top),
      // Text goes on below the words, without a hole beside the drawing.
      isBesideToo: below.left === column.left && below.right <= ground.left,
      hole: below.top - text.bottom,
      offset: Math.round(drawing.left - ground.left - (ground.right - drawing.right)),
      width: drawing.width,
      isBelow: press.top >= drawing.bottom,
      frame: getComputedStyle(document.querySelector('.diagram') as Element).borderTopWidth,
      height: press.height,
    };
  });
  expect(boxes).toMatchObject({
    right: 0,
    top: 0,
    isBesideToo: true,
    offset: 0,
    width: 384,
    isBelow: true,
    frame: '0px',
  });
  expect(boxes?.gap).toBeGreaterThanOrEqual(24);
  expect(boxes?.hole).toBeGreaterThanOrEqual(0);
  expect(boxes?.hole).toBeLessThan(32);
  expect(boxes?.height).toBeGreaterThanOrEqual(32);
  await hydrate();
  await page.locator('.diagram svg').first().click({force: true});
  await expect(page.getByRole('dialog')).toBeVisible();
});

for (const width of [1280, 1366, 1920])
  test(`at ${width} px words beside a drawing have 42 letters a line or more, and a drawing alone fills the column${atRelease(width === 1920)}`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    for (const path of [
      TASK,
      '/docs/ANSVIS/Advanced-Guides/Event-Trigger/Event-Data/',
      '/docs/ANSDL/Call-a-Model/',
      '/docs/ODHUB/Guides/Model-Testing/',
      '/docs/ANSTS/Model_Training/',
    ]) {
      await page.goto(path);
      await useFont(page, FONTS[0]);
      const {letters, grounds} = await page.evaluate(() => {
        const column = (document.querySelector('.markdown') as Element).getBoundingClientRect();
        const ruler = document.createElement('span');
        ruler.textContent = 'The server sends each event to the broker. '.repeat(3);
        const drawings = [...document.querySelectorAll('.markdown > .diagram')];
        const isBeside = (drawing: Element) => getComputedStyle(drawing).float !== 'none';
        const words = drawings.filter(isBeside).flatMap((drawing) => {
          const {top, bottom, left} = drawing.getBoundingClientRect();
          return [...document.querySelectorAll<HTMLElement>('.markdown > p, .markdown > ul > li')]
            .filter((one) => one.getBoundingClientRect().top >= top - 2)
            .filter((one) => one.getBoundingClientRect().top < bottom)
            .map((one) => {
              const box = one.getBoundingClientRect();
              const line = document.body.appendChild(document.createElement('span'));
              line.style.cssText = `position:absolute;white-space:nowrap;font:${getComputedStyle(one).font}`;
              line.textContent = ruler.textContent;
              const letter = line.getBoundingClientRect().width / (line.textContent?.length ?? 1);
              line.remove();
              return Math.floor((Math.min(box.right, left) - box.left) / letter);
            });
        });
        return {
          letters: words,
          grounds: drawings
            .filter((drawing) => !isBeside(drawing))
            .map((drawing) => Math.round(column.width - drawing.getBoundingClientRect().width)),
        };
      });
      for (const count of letters) expect(count, path).toBeGreaterThanOrEqual(42);
      for (const rest of grounds) expect(rest, path).toBe(0);
      expect(letters.length + grounds.length, path).toBeGreaterThan(0);
    }
  });

test('at 390 px a drawing has the whole width, so its words have 12 px', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(TASK);
  const drawing = await page.locator('.diagram svg').first().boundingBox();
  expect(drawing?.width).toBe(358);
});

test('in every drawing words keep off boxes, lines and each other, and arrows have solid heads', async ({
  page,
}) => {
  await page.goto(TASK);
  await useFont(page, FONTS[0]);
  const {count, faults} = await findDrawingFaults(page);
  expect(count).toBeGreaterThan(100);
  expect(faults).toEqual([]);
});

test('text in the event drawing keeps a distance from its box in any font', async ({page}) => {
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
