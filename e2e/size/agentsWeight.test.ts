import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {SITE_BUILD} from '../src/folders.ts';

/** Most bytes that people's pages carry for agents, compressed; measured on 2026-11-22 with gzip: 114 on average. A few bytes move the borders of gzip's blocks, so a page above it is weighed with brotli, too. */
const BUDGET = 150;

/** What was put into pages for agents: the note and its style, the link to the twin, and the page menu. */
const FOR_AGENTS = [
  /<div class="note-for-agents".*?<\/div>/s,
  /\.note-for-agents\{[^}]*\}/,
  /<link rel="alternate" type="text\/markdown"[^>]*>/,
  /<details><summary>More<\/summary>.*?<\/details>/s,
];

const byGzip = (html: string) => gzipSync(html, {level: 9}).length;
const byBrotli = (html: string) => brotliCompressSync(html).length;
const built = existsSync(SITE_BUILD);

test.runIf(built)('every docs page keeps agent data within its budget', () => {
  const pages = readdirSync(join(SITE_BUILD, 'docs'), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('index.html'))
    .map((name) => ({name, html: readFileSync(join(SITE_BUILD, 'docs', name), 'utf8')}))
    .filter(({html}) => html.includes('note-for-agents'));
  const weights = pages.map(({name, html}) => {
    const without = FOR_AGENTS.reduce((rest, part) => rest.replace(part, ''), html);
    const bytes = byGzip(html) - byGzip(without);
    return {name, bytes: bytes > BUDGET ? byBrotli(html) - byBrotli(without) : bytes};
  });
  expect(pages.filter(({html}) => FOR_AGENTS.every((part) => part.test(html))).length).toBeGreaterThan(80);
  expect(weights.filter(({bytes}) => bytes > BUDGET)).toEqual([]);
});
