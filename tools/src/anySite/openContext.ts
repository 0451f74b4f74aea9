/// <reference lib="dom" />
import type {Browser, BrowserContext} from 'playwright-core';

/**
 * Opens a browser context in which no service worker ever registers, so that all pages come from the server. Playwright's
 * own blocking resolves registrations to nothing, which pages of `@docusaurus/plugin-pwa` report as an error.
 */
export async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}});
  await context.addInitScript(() => {
    if ('ServiceWorkerContainer' in window)
      ServiceWorkerContainer.prototype.register = () => new Promise(() => {});
  });
  return context;
}
