// Searches through the server with front ends as they are published, in Chromium. Needs a built site and built packages:
//   npm install --prefix packages/server/test/frontends && node packages/server/test/frontends/run.mjs [records file]
import assert from 'node:assert/strict';
import {resolve} from 'node:path';
import {chromium} from 'playwright-core';
import {KEY, servePages, startSearchServer, versionOf} from './support.mjs';

const records = resolve(process.argv[2] ?? 'website/.cache/search-records.jsonl');
const docsearch = ['docsearch-3', 'docsearch-4', 'docsearch-5'].map((alias) => ({
  name: alias,
  entry: 'docsearch.jsx',
  alias,
}));
const pages = await servePages([...docsearch, {name: 'instantsearch', entry: 'instantsearch.js'}]);
const server = await startSearchServer(records);
const busy = await startSearchServer(records, {rateLimit: {perSecond: 1, burst: 2}});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
});
const rows = [];
let failed = 0;

/** Opens a front end in a page of its own and runs a check on it. */
async function check(name, title, run, {host = server.host, key = KEY, expected = []} = {}) {
  const page = await browser.newPage();
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const answers = [];
  page.on('response', (response) => {
    if (response.url().includes('/1/indexes/')) answers.push(response.status());
  });
  try {
    await page.goto(`${pages.origin}/${name}?${new URLSearchParams({host, key})}`);
    await run(page, answers);
    assert.deepEqual([...new Set(errors)], expected);
    rows.push(`passed  ${name}: ${title}`);
  } catch (error) {
    failed += 1;
    rows.push(
      `FAILED  ${name}: ${title}\n        ${error.message.split('\n').slice(0, 6).join('\n        ')}`,
    );
  }
  console.log(rows.at(-1));
  await page.close();
}

async function openDialog(page) {
  await page.locator('.DocSearch-Button').click();
  return page.locator('.DocSearch-Input');
}

for (const {name, alias} of docsearch) {
  console.log(`@docsearch/react ${versionOf(alias)}`);
  await check(name, 'shows hits with highlights while one types', async (page, answers) => {
    const input = await openDialog(page);
    await input.pressSequentially('camer', {delay: 60});
    await page.locator('.DocSearch-Hit mark').first().waitFor();
    const marks = await page.locator('.DocSearch-Hit mark').allTextContents();
    assert.ok(
      marks.every((text) => /^came?r?/i.test(text)),
      marks.join(),
    );
    assert.ok((await page.locator('.DocSearch-Hit a').count()) > 3);
    assert.ok(answers.length > 1 && answers.every((status) => status === 200), answers.join());
  });
  await check(name, 'opens the page of the hit that is chosen by keyboard', async (page) => {
    const input = await openDialog(page);
    await input.fill('license key');
    await page.locator('.DocSearch-Hit mark').first().waitFor();
    const href = await page.locator('.DocSearch-Hit[aria-selected=true] a').first().getAttribute('href');
    assert.match(href, /^https:\/\/help\.example\.com\/docs\//);
  });
  await check(name, 'says so when there are no hits', async (page) => {
    const input = await openDialog(page);
    await input.fill('zzzzqqqqxxxx');
    await page.locator('.DocSearch-NoResults').waitFor();
  });
  await check(name, 'escapes markup of the query', async (page) => {
    const input = await openDialog(page);
    await input.fill('camera <img src=x onerror=alert(1)>');
    await page.locator('.DocSearch-Hit').first().waitFor();
    assert.equal(await page.locator('.DocSearch-Dropdown img[src=x]').count(), 0);
  });
  await check(
    name,
    'waits as told when it sends too much (429), and is answered',
    async (page, answers) => {
      const input = await openDialog(page);
      await input.pressSequentially('cam', {delay: 50});
      await page.locator('.DocSearch-Hit').first().waitFor({timeout: 15_000});
      assert.ok(answers.includes(429), answers.join());
    },
    {host: busy.host},
  );
  await check(
    name,
    'survives a wrong key (403)',
    async (page, answers) => {
      const input = await openDialog(page);
      await Promise.all([
        page.waitForResponse((response) => response.status() === 403),
        input.fill('camera'),
      ]);
      assert.ok(
        answers.every((status) => status === 403),
        answers.join(),
      );
      assert.equal(await input.inputValue(), 'camera');
    },
    // The dialog lets the error of its client through to the console.
    {key: 'another-key-than-the-right-one', expected: ['Invalid Application-ID or API key']},
  );
}

console.log(`instantsearch.js ${versionOf('instantsearch.js')}`);
await check('instantsearch', 'shows hits with highlights while one types', async (page) => {
  await page.locator('#box .ais-SearchBox-input').pressSequentially('camera', {delay: 60});
  await page.locator('.ais-Highlight-highlighted').first().waitFor();
  assert.equal(await page.locator('.ais-Hits-item').count(), 5);
});
await check('instantsearch', 'narrows by a facet, and counts the others', async (page) => {
  const first = page.locator('.ais-RefinementList-item').first();
  await first.waitFor();
  const count = Number((await first.locator('.ais-RefinementList-count').textContent()).replace(',', ''));
  await first.locator('input').check();
  await page.locator('.ais-RefinementList-item--selected').waitFor();
  await page.waitForFunction(
    (hits) => document.querySelector('#stats').textContent.replace(',', '').startsWith(`${hits} `),
    count,
  );
  assert.ok((await page.locator('.ais-RefinementList-item').count()) > 1);
});
await check('instantsearch', 'searches in the values of a facet', async (page) => {
  await page.locator('#products .ais-SearchBox-input').fill('lic');
  await page.locator('#products .ais-RefinementList-labelText mark').first().waitFor();
});
await check('instantsearch', 'turns pages', async (page) => {
  await page.locator('.ais-Hits-item').first().waitFor();
  const before = await page.locator('.ais-Hits-item').first().textContent();
  await page.locator('.ais-Pagination-item--page').nth(1).locator('a').click();
  await page.waitForFunction((text) => document.querySelector('.ais-Hits-item').textContent !== text, before);
});
await check(
  'instantsearch',
  'is told of a wrong key',
  async (page) => {
    await page.waitForFunction(() => document.body.dataset.error !== undefined);
    assert.match(await page.locator('body').getAttribute('data-error'), /403/);
  },
  {key: 'another-key-than-the-right-one'},
);

await browser.close();
await server.stop();
await busy.stop();
pages.stop();
console.log(`\n${rows.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
