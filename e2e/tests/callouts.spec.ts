import {readFileSync, readdirSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {openForPaper} from '../src/openForPaper.ts';
import {atRelease, expect, test} from '../src/test.ts';

const DANGER = '/docs/ANSVIS/Guides/Prebuilt-AI-Tasks/Fire-Smoke-Detection/';
const GENERAL = '/docs/ANSVIS/Advanced-Guides/Event-Trigger/';

for (const width of [390, 1366]) {
  test(`at ${width} px a callout's icon is beside its text, which has one edge${atRelease(width !== 390)}`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    for (const path of [DANGER, GENERAL]) {
      await page.goto(path);
      const boxes = await page.locator('.theme-admonition').evaluateAll((all) =>
        all.map((box) => {
          const leftOf = (node: Node) => {
            const range = document.createRange();
            range.selectNodeContents(node);
            return Math.round(range.getBoundingClientRect().left);
          };
          const head = box.querySelector('[class*=admonitionHeading]') as Element;
          const icon = (head.querySelector('svg') as Element).getBoundingClientRect();
          const title = leftOf(head.lastChild as Node);
          const text = leftOf(box.querySelector('[class*=admonitionContent] p') as Node);
          return {
            isOneEdge: title === text,
            hangs: icon.right <= title,
            isSquare: icon.width === icon.height,
          };
        }),
      );
      expect(boxes.length).toBeGreaterThan(0);
      for (const box of boxes) expect(box, path).toEqual({isOneEdge: true, hangs: true, isSquare: true});
    }
  });
}

test('a callout has a border in forced colours and in print', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await page.goto(DANGER);
  const look = () =>
    page
      .locator('.theme-admonition')
      .first()
      .evaluate((box) => {
        const {borderTopColor, borderTopStyle, borderTopWidth} = getComputedStyle(box);
        return [
          borderTopStyle,
          borderTopWidth,
          borderTopColor !== getComputedStyle(document.body).backgroundColor,
        ];
      });
  expect(await look()).toEqual(['solid', '1px', true]);
  await page.emulateMedia({forcedColors: 'none', media: 'print'});
  await openForPaper(page, DANGER);
  expect(await look()).toEqual(['solid', '1px', true]);
});

test('note, warning and danger callouts have descriptive titles', () => {
  const docs = fileURLToPath(new URL('../../website/docs', import.meta.url));
  const untitled = readdirSync(docs, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx'))
    .filter((name) => /^ *:::(?:note|warning|danger)$/m.test(readFileSync(`${docs}/${name}`, 'utf8')));
  expect(untitled).toEqual([]);
});
