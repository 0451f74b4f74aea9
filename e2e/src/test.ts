import {existsSync} from 'node:fs';
import {serveFolder, type RunningServer} from '@help-center/built-site/serve';
import {test as base, type Page} from '@playwright/test';
import {MINI_BUILD, OPTIONS_BUILD, SITE_BUILD, WORLD_BUILD} from './folders.ts';
import {SearchDialog} from './SearchDialog.ts';

export {expect} from '@playwright/test';

interface WorkerFixtures {
  /** The built folder on a free port. */
  site: RunningServer;
}

interface TestFixtures {
  baseURL: string;
  dialog: SearchDialog;
  /** Gives a first sign of intent and waits until React has taken over the page. */
  hydrate: (page?: Page) => Promise<void>;
}

/** Whether this is `npm test -- --release`. */
export const IS_RELEASE = process.env.HELP_CENTER_SUITE === 'release';

/** Suffix of a title: tags one more variant of a behaviour that another test covers, if the condition holds. */
export function atRelease(condition: boolean): string {
  return condition ? ' @release' : '';
}

/** Drops the pointer moves at the corner that the headless shell reports although nothing has moved. */
function ignoreRestingPointer(): void {
  addEventListener(
    'pointermove',
    (event) => event.clientX + event.clientY === 0 && event.stopImmediatePropagation(),
    true,
  );
}

function createTest(folder: string, command: string, baseUrl = '/') {
  return base.extend<TestFixtures, WorkerFixtures>({
    site: [
      async ({}, use) => {
        if (!existsSync(folder))
          throw new Error(`There is no built site at ${folder}. Run "${command}" first.`);
        const site = await serveFolder(folder, {baseUrl});
        await use(site);
        await site.close();
      },
      {scope: 'worker'},
    ],
    baseURL: async ({site}, use) => use(site.origin),
    page: async ({page}, use) => {
      await page.addInitScript(ignoreRestingPointer);
      await use(page);
    },
    dialog: async ({page}, use) => use(new SearchDialog(page)),
    hydrate: async ({page}, use) =>
      use(async (target = page) => {
        await target.mouse.move(5, 5);
        await target.mouse.move(8, 8);
        await target.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
      }),
  });
}

/** Playwright's `test` with the built help center as the base address. */
export const test = createTest(SITE_BUILD, 'npm run build');

/** The same with the small site: announcement, crash page, late chunk. */
export const miniTest = createTest(MINI_BUILD, 'npm run browser');

/** The small site with an announcement that stays, a bar that hides, two versions and a script from elsewhere. */
export const optionsTest = createTest(OPTIONS_BUILD, 'npm run browser');

/** The same with the site in German and Arabic, below `/help/`. */
export const worldTest = createTest(WORLD_BUILD, 'npm run browser', '/help/');
