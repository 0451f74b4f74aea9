import type {Page} from '@playwright/test';
import {ChangingSite} from './ChangingSite.ts';
import {SITE_BUILD} from './folders.ts';
import {expect, test} from './test.ts';

interface OfflineFixtures {
  /** The built help center on a server that can be stopped and can publish new versions. */
  place: ChangingSite;
  /** Opens a page with a sign of intent and waits until the service worker controls it and has kept it. */
  visit: (path: string) => Promise<void>;
  /** Saves the whole site on the offline page. */
  save: () => Promise<void>;
  /** Cuts the network, also for the browser's online state. */
  cut: () => Promise<void>;
  /** Brings the network back. */
  restore: () => Promise<void>;
}

/** The paths in the caches of the page's origin, by cache name. */
export function readCaches(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const entries = (await caches.keys()).map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(({url}) => new URL(url).pathname)] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  });
}

/** Playwright's `test` with service workers and a site whose network and content can change. */
export const offlineTest = test.extend<OfflineFixtures>({
  serviceWorkers: 'allow',
  place: async ({}, use) => {
    const place = await ChangingSite.serve(SITE_BUILD);
    await use(place);
    await place.close();
  },
  baseURL: async ({place}, use) => use(place.origin),
  visit: async ({page, hydrate}, use) =>
    use(async (path) => {
      await page.goto(path);
      await hydrate();
      const isKept = () =>
        page.evaluate(async () => {
          const key = location.pathname.replace(/(.)\/$/, '$1');
          return navigator.serviceWorker.controller !== null && (await caches.match(key)) !== undefined;
        });
      await expect.poll(isKept, {timeout: 300_000}).toBe(true);
    }),
  save: async ({page, visit}, use) =>
    use(async () => {
      await visit('/offline');
      await page.getByRole('button', {name: 'Save the whole site'}).click();
      await page.getByText('is saved on this device').waitFor({timeout: 300_000});
    }),
  cut: async ({context, place}, use) =>
    use(async () => {
      await place.stop();
      await context.setOffline(true);
    }),
  restore: async ({context, place}, use) =>
    use(async () => {
      await place.start();
      await context.setOffline(false);
    }),
});
