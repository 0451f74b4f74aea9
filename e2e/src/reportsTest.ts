import type {BrowserContext, Page} from '@playwright/test';
import {OPTIONS_BUILD} from './folders.ts';
import {startSearchServer, type StartedServer} from './startSearchServer.ts';
import {optionsTest} from './test.ts';

/** Key with access to the reports. */
export const AUTHOR = 'key-of-the-authors';
/** Key that may send events, built into the small site. */
export const READER = 'key-of-all-readers';

/** The small site with a server that collects searches and feedback for authors. */
export const reportsTest = optionsTest.extend<{server: StartedServer}>({
  server: async ({site, page}, use) => {
    const server = await startSearchServer({
      indices: {'help-center': {folder: `${OPTIONS_BUILD}/search-index`}},
      keys: [
        {key: AUTHOR, permissions: ['insights']},
        {key: READER, permissions: ['events']},
      ],
      allowedOrigins: [site.origin],
    });
    // The address built into the site.
    await page.route('http://search.example.com/**', (route) =>
      route.continue({url: route.request().url().replace('http://search.example.com', server.origin)}),
    );
    await use(server);
    await server.close();
  },
});

/** Signs in to the reports. */
export async function signIn(page: Page, server: StartedServer, key = AUTHOR): Promise<void> {
  await page.goto(`${server.origin}/insights`);
  await page.getByLabel('Key').fill(key);
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', {name: 'Show'}).click();
  await answered;
}

/** How browsers say that their reader does not want to be tracked. */
export const WISHES = ['globalPrivacyControl', 'doNotTrack'] as const;

/** Gives pages such a browser. */
export function refuseTracking(
  pages: Page | BrowserContext,
  wish: (typeof WISHES)[number],
): Promise<unknown> {
  return pages.addInitScript(
    (name) => Object.defineProperty(navigator, name, {get: () => (name === 'doNotTrack' ? '1' : true)}),
    wish,
  );
}
