import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {listPages} from '../src/listPages.ts';
import {SITE_BUILD} from '../src/folders.ts';
import {PAGE_KINDS} from '../src/pageKinds.ts';
import {expect, IS_RELEASE, test} from '../src/test.ts';

const kinds = new Set(Object.values(PAGE_KINDS));
/** All pages at a release, otherwise one of each kind. */
const paths = listPages(SITE_BUILD).filter((path) => IS_RELEASE || kinds.has(path));
const SHARDS = IS_RELEASE ? 4 : 2;

test.use({serviceWorkers: 'block'});

for (const theme of ['light', 'dark'] as const) {
  for (let shard = 0; shard < SHARDS; shard++) {
    test(
      `pages have no policy violations or errors and do not change on hydration, ${theme} theme, part ${shard + 1} of ${SHARDS}`,
      {tag: theme === 'dark' ? '@release' : []},
      async ({page, site, hydrate}) => {
        const faults: string[] = [];
        await page.exposeFunction('reportViolation', (text: string) =>
          faults.push(`${page.url()} policy: ${text}`),
        );
        await page.addInitScript((mode) => {
          localStorage.setItem('theme', mode);
          addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI, sample}) => {
            (window as unknown as {reportViolation(text: string): void}).reportViolation(
              `${violatedDirective} ${blockedURI} ${sample}`,
            );
          });
        }, theme);
        page.on('pageerror', (error) => faults.push(`${page.url()} error: ${error.message}`));
        page.on('console', (message) => {
          // The page that does not exist has the status 404, and the browser says so.
          const expected = message.location().url.endsWith('/nowhere') && message.text().includes('404');
          if (message.type() === 'error' && !expected)
            faults.push(`${page.url()} console: ${message.text()}`);
        });
        const read = () =>
          page.evaluate(() => {
            const root = document
              .querySelector('#__docusaurus:not(:has([data-scripts]))')
              ?.cloneNode(true) as HTMLElement | undefined;
            for (const element of root?.querySelectorAll('noscript') ?? []) element.remove();
            const links = [...(root?.querySelectorAll('a[href]') ?? [])].map((link) =>
              link.getAttribute('href'),
            );
            return {text: root?.textContent ?? '', links};
          });
        for (const [index, path] of paths.filter((_, at) => at % SHARDS === shard).entries()) {
          await page.goto(site.origin + path);
          const before = await read();
          await hydrate();
          const after = await read();
          expect.soft(after, `${path} is the same when its scripts run`).toEqual(before);
          if (index % 10 === 0) {
            await page.keyboard.press('Control+k');
            await page.getByRole('dialog').getByRole('combobox').fill('model');
            await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
          }
        }
        expect(faults).toEqual([]);
      },
    );
  }
}

test('every page has a strict policy header', async ({page}) => {
  const headers = readFileSync(join(SITE_BUILD, '_headers'), 'utf8');
  const policy = /Content-Security-Policy: (.*)/.exec(headers)?.[1] ?? '';
  expect(policy).not.toContain('unsafe');
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.route(/\/[^.]*$/, async (route) => {
    const response = await route.fetch();
    const withPolicy = {...response.headers(), 'content-security-policy': policy};
    // A page that was left meanwhile has no use for the answer.
    await route.fulfill({response, headers: withPolicy}).catch(() => undefined);
  });
  for (const path of ['/', '/docs/ANSVIS/References/Model-Quality/', '/blog', '/search?q=model']) {
    await page.goto(path);
    await page.keyboard.press('Tab');
    await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  }
  expect(faults).toEqual([]);
});

test('inline scripts and styles outside the policy are blocked', async ({page}) => {
  await page.goto('/');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.intruder = true';
    document.body.append(script);
    return 'intruder' in window;
  });
  expect(ran).toBe(false);
});
