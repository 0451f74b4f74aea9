import type {Page} from '@playwright/test';

/** Opens a page and waits for its print rules, which the loader or the whole style sheet adds. */
export async function openForPaper(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() =>
    [...document.adoptedStyleSheets, ...document.styleSheets].some(({cssRules}) =>
      [...cssRules].some((rule) => rule instanceof CSSMediaRule && rule.media.mediaText === 'print'),
    ),
  );
}
