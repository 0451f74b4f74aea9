import type {Page} from '@playwright/test';

/** Opens a page and waits for its rules for paper, which the loader brings. */
export async function openForPaper(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() =>
    document.adoptedStyleSheets.some(({cssRules}) =>
      [...cssRules].some((rule) => rule.cssText.includes('@page')),
    ),
  );
}
