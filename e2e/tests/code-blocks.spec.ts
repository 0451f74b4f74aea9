import {HeldScripts} from '../src/HeldScripts.ts';
import {openForPaper} from '../src/openForPaper.ts';
import {atRelease, expect, test} from '../src/test.ts';

const MQTT = '/docs/ANSVIS/Advanced-Guides/Event-Trigger/MQTT/';
const LONG = '/docs/ANSVIS/Advanced-Guides/Event-Trigger/HTTP/';

test('code in a step and code beside steps have the same right edge', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(MQTT);
  const rights = await page
    .locator('.theme-code-block')
    .evaluateAll((blocks) =>
      blocks
        .filter((block) => block.checkVisibility() && !block.closest('details'))
        .map((block) => Math.round(block.getBoundingClientRect().right)),
    );
  expect(rights.length).toBeGreaterThan(5);
  expect(Math.max(...rights) - Math.min(...rights), rights.join(' ')).toBeLessThanOrEqual(1);
});

for (const [width, media] of [
  [1440, 'screen'],
  [390, 'screen'],
  [673, 'print'],
] as const) {
  test(`a marked line spans the block, ${media} at ${width} px${atRelease(width === 390)}`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await page.emulateMedia({media});
    await openForPaper(page, MQTT);
    const bands = await page.locator('.code-line').evaluateAll((lines) =>
      lines.map((line) => {
        const pre = line.closest('pre') as Element;
        const [band, block] = [line.getBoundingClientRect(), pre.getBoundingClientRect()];
        const hasColour = getComputedStyle(line).backgroundColor !== 'rgba(0, 0, 0, 0)';
        return [hasColour, band.left <= block.left + 1, band.right >= block.right - 1];
      }),
    );
    expect(bands.length).toBeGreaterThan(1);
    for (const [hasColour, fromLeft, toRight] of bands)
      expect([hasColour, fromLeft, toRight]).toEqual([true, true, true]);
  });
}

test('code that is selected is its text, without blank lines for marks and indentation', async ({page}) => {
  for (const path of [MQTT, LONG]) {
    await page.goto(path);
    const [all, different] = await page
      .locator('.theme-code-block code')
      .filter({visible: true})
      .evaluateAll((blocks) => {
        const pairs = blocks.map((code) => {
          getSelection()?.selectAllChildren(code);
          return [String(getSelection()), code.textContent];
        });
        return [pairs.length, pairs.filter(([selected, text]) => selected !== text)] as const;
      });
    expect(all).toBeGreaterThan(3);
    expect(different).toEqual([]);
  }
});

test('the topic with a number sign is text, not a comment, in both shells', async ({page}) => {
  await page.goto(MQTT);
  const comments = await page
    .locator('.tabs-container .tok-comment')
    .evaluateAll((marks) => marks.map((mark) => mark.textContent).filter((text) => text.startsWith('# -v')));
  expect(comments).toEqual([]);
  await expect(page.locator('[role=tabpanel] [class^=tok-string]', {hasText: "'site/#'"})).toHaveCount(2);
});

test('a disabled copy button explains itself before and after hydration @release', async ({page}) => {
  // So it is on a host without HTTPS.
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'clipboard', {value: undefined}));
  const scripts = await HeldScripts.on(page);
  await page.goto(MQTT);
  const button = page.locator('.theme-code-block [data-copy]').filter({visible: true}).first();
  await button.click();
  const shown = () => button.evaluate((element) => getComputedStyle(element, '::after').content);
  await expect.poll(shown).toBe('"Copying is not allowed"');
  scripts.release();
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  await button.click();
  await expect(button).toHaveText('Copying is not allowed');
  await expect(button).toHaveText('Copy');
});

for (const width of [320, 390, 768, 1024, 1199, 1366]) {
  test(`at ${width} px no line of code is cut, and what goes on is further in${atRelease(width !== 390 && width !== 1366)}`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 844});
    for (const path of [MQTT, LONG, '/docs/ANSVIS/Advanced-Guides/Event-Trigger/Pulsar/']) {
      await page.goto(path);
      const faults = await page
        .locator('.theme-code-block pre')
        .filter({visible: true})
        .evaluateAll((blocks) =>
          blocks
            .filter(
              (pre) => pre.scrollWidth > pre.clientWidth || getComputedStyle(pre).textIndent.startsWith('0'),
            )
            .map((pre) => pre.textContent.slice(0, 40)),
        );
      expect(faults, path).toEqual([]);
    }
  });
}

test('an address in the text of a step keeps to its line on a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/docs/ANSVIS/Advanced-Guides/Event-Trigger/HTTP/');
  const address = page
    .getByRole('main')
    .locator('li code', {hasText: 'https://events.example.com/hooks/'})
    .first();
  expect(await address.evaluate((code) => code.getClientRects().length)).toBe(1);
});

test('code above 30 lines is folded until opened, but not in print or without scripts', async ({
  page,
  hydrate,
  browser,
  site,
}) => {
  await page.goto(LONG);
  await hydrate();
  const block = page.locator('.theme-code-block:has(.code-more)').filter({visible: true}).first();
  const pre = block.locator('pre');
  const hidden = () => pre.evaluate((element) => element.scrollHeight - element.clientHeight);
  expect(await hidden()).toBeGreaterThan(100);
  await block.getByRole('button', {name: /^Show all \d+ lines$/}).press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('PRE');
  await page.emulateMedia({media: 'print'});
  await openForPaper(page, LONG);
  for (const left of await page
    .locator('.code-folded pre')
    .evaluateAll((all) => all.map((element) => element.scrollHeight - element.clientHeight)))
    expect(left).toBeLessThanOrEqual(1);
  const context = await browser.newContext({javaScriptEnabled: false, baseURL: site.origin});
  const plain = await context.newPage();
  await plain.goto(LONG);
  const folded = plain.locator('.code-folded pre').filter({visible: true}).first();
  expect(await folded.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(
    1,
  );
  await expect(plain.locator('.code-more').first()).toBeHidden();
  await context.close();
});

for (const scripts of ['with', 'without'] as const) {
  test(`at 390 px a note on code is fully visible below its line, ${scripts} scripts${atRelease(scripts === 'without')}`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: scripts === 'with',
      baseURL: site.origin,
      viewport: {width: 390, height: 844},
    });
    const page = await context.newPage();
    await page.goto(MQTT);
    const notes = page.locator('.code-line[data-note]').filter({visible: true});
    const looks = await notes.evaluateAll((lines) =>
      lines.map((line) => {
        const note = getComputedStyle(line, '::after');
        const pre = line.closest('pre') as Element;
        const code = document.createRange();
        code.selectNodeContents(line);
        return {
          display: note.display,
          isNarrow: parseFloat(note.width) <= pre.clientWidth,
          isBelow: line.getBoundingClientRect().bottom - code.getBoundingClientRect().bottom > 12,
          wraps: note.whiteSpaceCollapse + note.textWrapMode,
          starts: note.content.startsWith('"↑ '),
        };
      }),
    );
    expect(looks.length).toBeGreaterThan(0);
    for (const look of looks)
      expect(look).toEqual({
        display: 'block',
        isNarrow: true,
        isBelow: true,
        wraps: 'collapsewrap',
        starts: true,
      });
    await context.close();
  });
}

for (const media of ['screen', 'print'] as const) {
  test(`a command wraps at spaces, and a long word after commas and slashes, ${media}`, async ({page}) => {
    await page.setViewportSize({width: media === 'print' ? 673 : 390, height: 844});
    await page.emulateMedia({media});
    await openForPaper(page, MQTT);
    const {cut, wrapped} = await page
      .locator('.theme-code-block pre[aria-label*=hell]')
      .filter({visible: true})
      .evaluateAll((blocks) => {
        const found: string[] = [];
        let lines = 0;
        const range = document.createRange();
        for (const pre of blocks) {
          const walker = document.createTreeWalker(pre, NodeFilter.SHOW_TEXT);
          let before = {text: ' ', top: 0};
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const text = node.textContent ?? '';
            for (let at = 0; at < text.length; at += 1) {
              range.setStart(node, at);
              range.setEnd(node, at + 1);
              const {top, width} = range.getBoundingClientRect();
              const letter = text.charAt(at);
              if (width > 0 && letter.trim() && before.text !== '\n') {
                if (Math.abs(top - before.top) > 8) {
                  lines += 1;
                  if (before.text.trim() && before.text !== '\\')
                    found.push(`${before.text} | ${text.slice(at, at + 12)}`);
                }
              }
              if (width > 0 || letter === '\n') before = {text: letter, top};
            }
          }
        }
        return {cut: found, wrapped: lines};
      });
    expect(wrapped).toBeGreaterThan(2);
    expect(cut).toEqual([]);
  });
}
