import {openPuppeteer, type StartedBrowser} from './openPuppeteer.ts';

/** Starts Firefox, driven by WebDriver BiDi. */
export function openFirefox(): Promise<StartedBrowser> {
  return openPuppeteer('Firefox', {
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
    // Each test starts without cached files.
    extraPrefsFirefox: {'browser.cache.disk.enable': false, 'app.update.enabled': false},
  });
}
