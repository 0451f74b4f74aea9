import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {readPages, SiteFiles} from '@help-center/built-site';
import {parse, serialize} from 'parse5';
import {expect, onTestFinished, test} from 'vitest';
import {TwinCollector} from '../src/twins/TwinCollector.ts';

const pageOf = (name: string, text: string) =>
  `<html><head><title>${name} | S</title><link rel="canonical" href="https://x.example/docs/${name}/"></head><body><main><article><h1>${name}</h1>${text}</article></main></body></html>`;

/** Writes the twins of a site, and returns that of the page "a". */
function build(pages: Readonly<Record<string, string>>): string {
  const outDir = mkdtempSync(join(tmpdir(), 'twins-'));
  onTestFinished(() => rmSync(outDir, {recursive: true}));
  for (const [name, text] of Object.entries(pages)) {
    const file = join(outDir, 'docs', name, 'index.html');
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, pageOf(name, text));
  }
  const files = new SiteFiles(outDir);
  onTestFinished(() => files.discard());
  const collector = new TwinCollector({});
  readPages(files, {readers: [], editors: [(page) => collector.addPage(page)]});
  expect(collector.write(files).twins).toHaveLength(Object.keys(pages).length);
  return files.readText('docs/a/index.md');
}

test('links to the copy of a page if the site has one, and otherwise to the page', () => {
  const a = '<p>See <a href="../b/#part">b</a>.</p>';
  expect(build({a, b: '<p>One</p>'})).toContain('[b](https://x.example/docs/b/index.md#part)');
  expect(build({a})).toContain('[b](https://x.example/docs/b/#part)');
});

test('adds a link and a note to a page and changes nothing else in it', () => {
  const html = pageOf('a', '<nav>Menu</nav><pre><code><b>x</b></code></pre><p hidden>Unseen</p><!-- why -->');
  const document = parse(html);
  const before = serialize(document);
  new TwinCollector({}).addPage({file: 'docs/a/index.html', document});
  const link = '<link rel="alternate" type="text/markdown" href="/docs/a/index.md">';
  const note = /<div class="note-for-agents".*?<\/div>/;
  const after = serialize(document);
  expect(after).toMatch(note);
  expect(after.replace(link, '').replace(note, '')).toBe(before);
});
