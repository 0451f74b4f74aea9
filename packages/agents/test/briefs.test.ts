// Hand-written briefs: what is written of them, and those of the built site.
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, onTestFinished, test} from 'vitest';
import {readBrief} from '../src/writeAgentFiles.ts';
import type {SiteFile} from '../src/site/SiteFile.ts';

const outDir = fileURLToPath(new URL('../../../website/build/', import.meta.url));
const read = (name: string) => readFileSync(join(outDir, name), 'utf8');
const fileOf = (url: string) => decodeURIComponent(new URL(url).pathname).slice(1);
const pages = new Map([['https://x.example/docs/A/page', 'https://x.example/docs/A/page/']]);

function briefOf(text: string): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'briefs-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  writeFileSync(join(folder, 'A.md'), text);
  return readBrief(folder, '/docs/A/', 'https://x.example', pages);
}

test('publishes a brief without its comments and links to Markdown copies', () => {
  expect(briefOf('- It waits. <!-- fact: a -->\n- [Page](/docs/A/page/#part)\n')).toBe(
    '- It waits.\n- [Page](https://x.example/docs/A/page/index.md#part)\n',
  );
});

test('stops the build at a brief that is too long or links to a missing page', () => {
  expect(() => briefOf('x'.repeat(8_001))).toThrow(/A\.md" has 8001 bytes, at most 8000/);
  expect(() => briefOf('é'.repeat(4_001))).toThrow('has 8002 bytes');
  expect(() => briefOf('[x](/docs/B/)')).toThrow(/A\.md" links to \/docs\/B\/, which is not a page/);
});

test('publishes no brief for a product without one', () => {
  expect(readBrief(tmpdir(), '/docs/nothing-here/', 'https://x.example', pages)).toBeNull();
});

test('limits briefs to 8 kB and links them from the lists of product and site', () => {
  const site = JSON.parse(read('agents/site.json')) as SiteFile;
  expect(site.products).toHaveLength(7);
  for (const {label, briefUrl, listUrl} of site.products) {
    expect([label, briefUrl]).toEqual([label, expect.stringMatching(/\/brief\.md$/)]);
    const brief = read(fileOf(briefUrl ?? ''));
    expect(Buffer.byteLength(brief)).toBeLessThanOrEqual(8_000);
    expect(brief).toMatch(
      /^# .+ in brief\n[\s\S]*## Where its pages are\n[\s\S]*## Not known: do not invent\n/,
    );
    expect(brief).not.toContain('<!--');
    for (const list of [listUrl, `${site.url}llms.txt`])
      expect(read(fileOf(list))).toContain(`](${briefUrl})`);
    const links = [...brief.matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) => url);
    expect(links.length).toBeGreaterThan(2);
    for (const url of links) expect([url, existsSync(join(outDir, fileOf(url)))]).toEqual([url, true]);
  }
});
