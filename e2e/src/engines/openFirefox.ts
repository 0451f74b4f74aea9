import {openPuppeteer, type TabbedBrowser} from './openPuppeteer.ts';

/** Starts Firefox, driven by WebDriver BiDi. */
export function openFirefox(): Promise<TabbedBrowser> {
  return openPuppeteer('Firefox', {
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
    // What a site stores, and its service worker, are of one test only.
    extraPrefsFirefox: {'browser.cache.disk.enable': false, 'app.update.enabled': false},
  });
}
