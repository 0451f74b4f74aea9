import {openChromium} from './openChromium.ts';
import {openFirefox} from './openFirefox.ts';
import type {StartedBrowser, TabbedBrowser} from './openPuppeteer.ts';

const ENGINES = {Chromium: openChromium, Firefox: openFirefox};

/** The browsers of a worker. Each is started when it is first asked for, and gives every test a profile of its own. */
export class StartedBrowsers {
  readonly #started = new Map<keyof typeof ENGINES, Promise<StartedBrowser>>();

  async openProfile(engine: keyof typeof ENGINES): Promise<TabbedBrowser> {
    const started = this.#started.get(engine) ?? ENGINES[engine]();
    this.#started.set(engine, started);
    return (await started).openProfile();
  }

  async close(): Promise<void> {
    for (const started of this.#started.values()) await (await started).close();
  }
}
