import type {Page} from '@playwright/test';

/** Opens a page and waits for its rules for paper, which the loader brings, or the whole sheet after it. */
export async function openForPaper(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() =>
    [...document.adoptedStyleSheets, ...document.styleSheets].some(({cssRules}) =>
      [...cssRules].some((rule) => rule.cssText.includes('@page')),
    ),
  );
}
