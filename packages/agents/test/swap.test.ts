// A site that is published anew while assistants ask.
import {openIndex} from '@help-center/engine';
import {buildIndex} from '@help-center/engine/build';
import type {SearchRecord} from '@help-center/records';
import {SITE} from '@help-center/testkit';
import {expect, test} from 'vitest';
import {createLibrary} from '../src/mcp/createLibrary.ts';
import type {SiteSource} from '../src/mcp/openSiteSource.ts';

const urlOf = ({url}: SearchRecord) => url.replace(/#.*$/, '');

/** A site whose files can be exchanged, and be missing for a time. */
function createChangingSite() {
  let state: {title: string; records: readonly SearchRecord[]} | undefined = {title: 'One', records: SITE};
  const current = () => {
    if (state === undefined) throw new Error('The site is being uploaded.');
    return state;
  };
  const source: SiteSource = {
    async readSite() {
      const {title, records} = current();
      const nothing = {
        description: null,
        product: null,
        version: null,
        isLatest: true,
        updated: null,
        headings: [],
      };
      const urls = [...new Set(records.map(urlOf))];
      const pages = urls.map((url) => ({...nothing, url, markdownUrl: `${url}index.md`, title: url}));
      return {
        format: 1,
        title,
        description: '',
        url: new URL('/', urls[0]).href,
        versions: [],
        products: [],
        pages,
        redirects: {},
      };
    },
    readText: async () => `# ${current().title}\n`,
    async openIndex() {
      const {manifest, files} = buildIndex(current().records);
      return openIndex({manifest, readPart: async (name) => files.get(name) ?? new Uint8Array()});
    },
  };
  return {source, publish: (next: typeof state) => (state = next)};
}

test('answers every call while the index is replaced, from the old or the new site', async () => {
  let clock = 0;
  const {source, publish} = createChangingSite();
  const library = createLibrary(source, {now: () => clock});
  const titles = new Set<string>();
  const ask = async () => {
    const [site, found] = await Promise.all([library.readSite(), library.search('camera', 5)]);
    titles.add(site.title);
    expect(found.results.length).toBeGreaterThan(0);
  };
  await Promise.all([ask(), ask()]);
  const running = ask();
  publish({title: 'Two', records: SITE.slice(0)});
  await running;
  expect([...titles]).toEqual(['One']);
  clock += 61_000;
  await Promise.all(Array.from({length: 20}, ask));
  expect([...titles]).toEqual(['One', 'Two']);
});

test('answers from the previous site until the new one can be read', async () => {
  let clock = 0;
  const {source, publish} = createChangingSite();
  const library = createLibrary(source, {now: () => clock});
  await library.readSite();
  publish(undefined);
  clock += 61_000;
  expect((await library.readSite()).title).toBe('One');
  expect((await library.search('camera', 5)).results.length).toBeGreaterThan(0);
  publish({title: 'Two', records: SITE});
  clock += 61_000;
  expect((await library.readSite()).title).toBe('Two');
});

test('reads a site that failed at startup again on the next call', async () => {
  const {source, publish} = createChangingSite();
  publish(undefined);
  const library = createLibrary(source);
  await expect(library.readSite()).rejects.toThrow('being uploaded');
  publish({title: 'Two', records: SITE});
  expect((await library.readSite()).title).toBe('Two');
});
