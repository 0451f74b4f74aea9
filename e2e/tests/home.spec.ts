import {atRelease, expect, test} from '../src/test.ts';

for (const width of [390, 1280]) {
  test(`at ${width} px the home page shows search, example questions and top tasks without scrolling`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: width === 390 ? 844 : 720});
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByRole('searchbox', {name: 'Search docs'})).toBeInViewport({ratio: 1});
    await expect(main.getByRole('link', {name: 'events come twice'})).toHaveAttribute(
      'href',
      '/search?q=events%20come%20twice',
    );
    // On a phone the scene stands above the list.
    for (const name of width === 390
      ? ['My camera shows no picture', 'No events, or too many']
      : ['My camera shows no picture', 'Draw a region for a rule', 'I lost my licence key']) {
      await expect(main.getByRole('link', {name})).toBeInViewport({ratio: 1});
    }
    await expect(main.getByRole('heading', {level: 2})).toHaveText([
      'Popular topics',
      'Use AI on site',
      'Train a model',
      'Licences',
    ]);
  });
}

for (const width of [390, 1280]) {
  test(`at ${width} px the picture's link to the guide is visible without scrolling${atRelease(width !== 390)}`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: width === 390 ? 844 : 720});
    await page.goto('/');
    const stations = page.getByRole('figure').getByRole('listitem');
    await expect(stations).toHaveText(['Connect a camera', 'Choose a model', 'Set a rule', 'Act on events']);
    for (const [index, to] of [
      '/docs/ANSVIS/Guides/Camera/',
      '/docs/ANSVIS/Guides/Model/',
      '/docs/ANSVIS/Guides/Custom-AI-Tasks/Rules/',
      '/docs/ANSVIS/Advanced-Guides/Event-Trigger/',
    ].entries()) {
      const link = stations.nth(index).getByRole('link');
      await expect(link).toBeInViewport({ratio: 1});
      await expect(link).toHaveAttribute('href', to);
    }
  });
}

test('the home drawing animates once, for at most five seconds, and not with reduced motion', async ({
  page,
}) => {
  const countOf = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSAnimation)
        .map((animation) => Number(animation.effect?.getComputedTiming().endTime)),
    );
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await page.goto('/');
  const ends = await countOf();
  expect(ends.length).toBeGreaterThan(0);
  expect(Math.max(...ends)).toBeLessThanOrEqual(5000);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.reload();
  expect(await countOf()).toEqual([]);
});

for (const width of [390, 820, 1024, 1366]) {
  test(`at ${width} px home page rows are even${atRelease(width !== 390 && width !== 1366)}`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    await page.goto('/');
    const rows = await page.locator('main > section > ul').evaluateAll((lists) =>
      lists.map((list) => {
        const tops = [...list.children].map((item) => Math.round(item.getBoundingClientRect().top));
        const sizes = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
        return new Set(sizes).size;
      }),
    );
    expect(rows).toEqual([1, 1, 1, 1]);
  });
}
