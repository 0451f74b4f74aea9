import {launch, TimeoutError, type BrowserContext, type KeyInput, type LaunchOptions} from 'puppeteer-core';
import type {EngineBrowser} from './EngineBrowser.ts';

/**
 * Milliseconds for a navigation. Firefox's BiDi loses about one "load" event in a thousand, so each navigation is tried
 * twice; a page that never finishes loading fails both times.
 */
const NAVIGATION_LIMIT = 60_000;

/** A profile of a browser, with tabs. Closing it closes all of them. */
export interface TabbedBrowser extends EngineBrowser {
  /** Opens another tab in the same profile; its `close` only closes the tab. */
  openTab(): Promise<EngineBrowser>;
}

/** A browser that is running. */
export interface StartedBrowser {
  /** Opens a tab in a new profile. */
  openProfile(): Promise<TabbedBrowser>;
  close(): Promise<void>;
}

export async function openPuppeteer(name: string, options: LaunchOptions): Promise<StartedBrowser> {
  const browser = await launch({headless: true, ...options});
  return {
    async openProfile() {
      const profile = await browser.createBrowserContext();
      return {
        ...(await openTab(name, profile)),
        openTab: () => openTab(name, profile),
        close: () => profile.close(),
      };
    },
    close: () => browser.close(),
  };
}

async function openTab(name: string, profile: BrowserContext): Promise<EngineBrowser> {
  const page = await profile.newPage();
  await page.setViewport({width: 1280, height: 800});
  return {
    name,
    async open(address) {
      await page.goto(address, {waitUntil: 'load', timeout: NAVIGATION_LIMIT}).catch((error: unknown) => {
        if (!(error instanceof TimeoutError)) throw error;
        return page.goto(address, {waitUntil: 'load', timeout: NAVIGATION_LIMIT});
      });
    },
    async evaluate<T>(body: string) {
      return (await page.evaluate(`(() => {${body}})()`)) as T;
    },
    async movePointer() {
      // Only the front tab receives input.
      await page.bringToFront();
      await page.mouse.move(5, 5);
      await page.mouse.move(40, 8);
    },
    async click(selector) {
      await page.bringToFront();
      await page.click(selector);
    },
    async press(...keys) {
      await page.bringToFront();
      for (const key of keys) await page.keyboard.press(key as KeyInput);
    },
    close: () => page.close(),
  };
}
