import {FONTS, useFont} from '../src/layoutRules.ts';
import {expect, test} from '../src/test.ts';

const TASK = '/docs/ANSVIS/Advanced-Guides/Event-Trigger/MQTT/';

test('a drawing is aligned with the text, has no frame, and has a labelled button that enlarges it', async ({
  page,
  hydrate,
}) => {
  await page.setViewportSize({width: 1366, height: 900});
  await page.goto(TASK);
  const button = page.getByRole('button', {name: 'Enlarge'}).first();
  await expect(button).toHaveText('Enlarge');
  const boxes = await page.evaluate(() => {
    const of = (selector: string) => (document.querySelector(selector) as Element).getBoundingClientRect();
    const [drawing, press, text] = ['.diagram svg', '.enlarge', '.markdown > p'].map(of);
    if (!drawing || !press || !text) return undefined;
    return {
      left: Math.round(drawing.left - text.left),
      isBelow: press.top >= drawing.bottom,
      frame: getComputedStyle(document.querySelector('.diagram') as Element).borderTopWidth,
      height: press.height,
    };
  });
  expect(boxes).toMatchObject({left: 0, isBelow: true, frame: '0px'});
  expect(boxes?.height).toBeGreaterThanOrEqual(32);
  await hydrate();
  await page.locator('.diagram svg').first().click({force: true});
  await expect(page.getByRole('dialog')).toBeVisible();
});

for (const path of [
  '/docs/ANSVIS/Advanced-Guides/Event-Trigger/HTTP/',
  '/docs/ANSVIS/Guides/Monitor-AI-Task/',
  '/docs/ANSVIS/Getting-Started/Site-Plan/',
  '/docs/License/ANS-License-Key/License-Key-Overview/',
]) {
  test(`at 390 px text in the drawings of ${path} is at least 10 px high`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(path);
    const sizes = await page.locator('.diagram svg').evaluateAll((drawings) =>
      drawings.flatMap((drawing) => {
        const scale =
          drawing.getBoundingClientRect().width / (drawing as SVGSVGElement).viewBox.baseVal.width;
        return [...drawing.querySelectorAll('text')].map(
          (text) => scale * parseFloat(getComputedStyle(text).fontSize),
        );
      }),
    );
    expect(sizes.length).toBeGreaterThan(4);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(10);
  });
}

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
