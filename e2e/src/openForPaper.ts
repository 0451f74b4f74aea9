import type {Page} from '@playwright/test';

/** Opens a page and waits for its rules for paper, which come once the page is there. */
export async function openForPaper(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => [...document.styleSheets].some(({media}) => media.mediaText === 'print'));
}
