import type {Page} from '@playwright/test';

/** Opens a page as if it was about to be printed, and waits for its print rules, which the loader adds then. */
export async function openForPaper(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => {
    dispatchEvent(new Event('beforeprint'));
    return [...document.adoptedStyleSheets, ...document.styleSheets].some(({cssRules}) =>
      [...cssRules].some((rule) => rule instanceof CSSMediaRule && rule.media.mediaText === 'print'),
    );
  });
}
