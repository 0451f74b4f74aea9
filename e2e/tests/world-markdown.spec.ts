import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {MINI_BUILD, OPTIONS_BUILD, WORLD_BUILD} from '../src/folders.ts';
import {atRelease, expect, worldTest as test} from '../src/test.ts';

const SITE = 'https://world.example.com';

/** The addresses on this site that a Markdown text leads to, without the host. */
const addressesIn = (markdown: string) =>
  Array.from(markdown.matchAll(/\]\((https?:\/\/[^)\s]+)\)/g), ([, address = '']) => address)
    .filter((address) => address.startsWith(`${SITE}/`))
    .map((address) => address.slice(SITE.length));

for (const [slashes, folder, base] of [
  ['with slashes at the ends of addresses, below a path', WORLD_BUILD, '/help/'],
  ['without slashes', OPTIONS_BUILD, '/'],
  ['without a rule for slashes', MINI_BUILD, '/'],
] as const) {
  test(`head and menu of every page name the same existing Markdown copy: a site ${slashes}`, () => {
    const wrong: string[] = [];
    let menus = 0;
    for (const name of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
      if (!name.endsWith('.html')) continue;
      const html = readFileSync(join(folder, name), 'utf8');
      const [, copy] = /<link rel="?alternate"? type="?text\/markdown"? href="?([^">]+)/.exec(html) ?? [];
      const [, inMenu = copy] = /<\/summary><a href="?([^">]+\.md)\b/.exec(html) ?? [];
      if (inMenu !== undefined && /<\/summary><a /.test(html)) menus += 1;
      if (inMenu !== copy) wrong.push(`${name}: "${inMenu}" in the menu, "${copy}" in the head`);
      const isThere = copy?.startsWith(base) && existsSync(join(folder, copy.slice(base.length)));
      if (copy !== undefined && !isThere) wrong.push(`${name}: ${copy} is not there`);
    }
    expect(wrong).toEqual([]);
    expect(menus).toBeGreaterThan(0);
  });
}

for (const [language, folder, title] of [
  ['German', '/help/', 'Einrichtung'],
  ['Arabic', '/help/ar/', 'الإعداد'],
] as const) {
  test(`the Markdown copy of a page in ${language} has its own address, names the page and links to its language's list${atRelease(language !== 'Arabic')}`, async ({
    request,
  }) => {
    for (const path of [`${folder}setup/`, `${folder}next/setup/`]) {
      const answer = await request.get(`${path}index.md`);
      expect(answer.status()).toBe(200);
      expect(addressesIn(await answer.text()).slice(0, 2)).toEqual([path, `${folder}llms.txt`]);
    }
    expect(await (await request.get(`${folder}setup/index.md`)).text()).toContain(`# ${title}\n`);
  });

  test(`the list of pages in ${language} for agents has only that language, and every address responds${atRelease(language !== 'Arabic')}`, async ({
    request,
  }) => {
    const list = await request.get(`${folder}llms.txt`);
    expect(list.status()).toBe(200);
    const addresses = addressesIn(await list.text());
    expect(addresses).toEqual(expect.arrayContaining([`${folder}setup/index.md`, `${folder}api/index.md`]));
    const isArabic = folder === '/help/ar/';
    expect(addresses.filter((path) => path.startsWith('/help/ar/') !== isArabic)).toEqual([]);
    for (const path of addresses) expect([path, (await request.get(path)).status()]).toEqual([path, 200]);
  });
}
