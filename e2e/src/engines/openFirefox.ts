import type {EngineBrowser} from './EngineBrowser.ts';
import {openPuppeteer} from './openPuppeteer.ts';

/** Starts Firefox, driven by WebDriver BiDi. */
export function openFirefox(): Promise<EngineBrowser> {
  return openPuppeteer('Firefox', {
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
    // What a site stores, and its service worker, are of one test only.
    extraPrefsFirefox: {'browser.cache.disk.enable': false, 'app.update.enabled': false},
  });
}
