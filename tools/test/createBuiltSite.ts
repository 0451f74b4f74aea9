import {createHash} from 'node:crypto';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {onTestFinished} from 'vitest';

const DAY = 86_400_000;
/** Noon of the day of the first deploy. */
export const START = new Date('2026-03-01T12:00:00Z');
/** So many days after the first deploy. */
export const later = (days: number): Date => new Date(START.getTime() + days * DAY);

/** An empty folder that goes with the test. */
export function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-test-'));
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}));
  return folder;
}

/** Writes files into a folder by their paths, and gives it back. */
export function write(folder: string, files: Readonly<Record<string, string>>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** What stands in the names of hashed files. */
export const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** A site of so many pages; a page names its script, the service worker and the index their files. */
export function buildSite(version: string, pages = 3): string {
  const script = `assets/js/main.${hash(version)}.js`;
  const part = `search-index/core-${hash(version)}.bin`;
  const page = (number: number): string => `<script src="/${script}"></script>${version} ${number}`;
  return write(createFolder(), {
    [script]: `script of ${version}`,
    [part]: `part of ${version}`,
    'search-index/manifest.json': JSON.stringify({parts: [{name: part.split('/')[1]}]}),
    'service-worker.js': `const files = ['/${script}'];`,
    'index.html': page(0),
    '404.html': page(1),
    'img/logo.svg': '<svg/>',
    [`only-in-${version}.html`]: page(2),
    ...Object.fromEntries(
      Array.from({length: pages}, (_, number) => [`docs/${number}/index.html`, page(number)]),
    ),
  });
}
