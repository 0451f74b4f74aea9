import type {Page} from '@playwright/test';

/** Collects what the console and the policy of the pages complain about. */
export async function watchFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await page.exposeFunction('reportFault', (text: string) => faults.push(`${page.url()} ${text}`));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI, sample}) => {
      (window as unknown as {reportFault(text: string): void}).reportFault(
        `policy: ${violatedDirective} ${blockedURI} ${sample}`,
      );
    });
  });
  page.on('pageerror', (error) => faults.push(`${page.url()} error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${page.url()} console: ${message.text()}`);
  });
  return faults;
}
