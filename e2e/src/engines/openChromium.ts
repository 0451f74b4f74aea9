import {openPuppeteer, type StartedBrowser} from './openPuppeteer.ts';

/** Starts Chromium with the same driver as the other engines, for tests that run in all of them. */
export function openChromium(): Promise<StartedBrowser> {
  return openPuppeteer('Chromium', {
    browser: 'chrome',
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
}
