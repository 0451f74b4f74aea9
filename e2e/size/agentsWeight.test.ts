import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {SITE_BUILD} from '../src/folders.ts';

/** Most bytes that people's pages carry for agents, compressed, on average; measured on 2026-11-22: 114. */
const BUDGET = 150;

/** What was put into pages for agents: the note and its style, the link to the twin, and the page menu. */
const FOR_AGENTS = [
  /<div class="note-for-agents".*?<\/div>/s,
  /\.note-for-agents\{[^}]*\}/,
  /<link rel="alternate" type="text\/markdown"[^>]*>/,
  /<details><summary>More<\/summary>.*?<\/details>/s,
];

const weigh = (html: string) => gzipSync(html, {level: 9}).length;
const built = existsSync(SITE_BUILD);

// The difference of a single page is noise: a few other letters move the borders of gzip's blocks.
test.runIf(built)('docs pages keep agent data within the budget on average', () => {
  const pages = readdirSync(join(SITE_BUILD, 'docs'), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('index.html'))
    .map((name) => readFileSync(join(SITE_BUILD, 'docs', name), 'utf8'))
    .filter((html) => FOR_AGENTS.every((part) => part.test(html)));
  expect(pages.length).toBeGreaterThan(80);
  const bytes = pages.map((html) => {
    const without = FOR_AGENTS.reduce((rest, part) => rest.replace(part, ''), html);
    return weigh(html) - weigh(without);
  });
  expect(bytes.reduce((sum, one) => sum + one) / bytes.length).toBeLessThanOrEqual(BUDGET);
});
