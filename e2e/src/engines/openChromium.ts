import {openPuppeteer, type TabbedBrowser} from './openPuppeteer.ts';

/** Starts Chromium by the same driver as the other engines, for tests that ask the same of all. */
export function openChromium(): Promise<TabbedBrowser> {
  return openPuppeteer('Chromium', {
    browser: 'chrome',
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
}
