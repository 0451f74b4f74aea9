import {existsSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Drawing} from './PageNotes.ts';

/** Parses a drawing; throws an error that says what is missing. */
export function parseDrawing(name: string, source: string): Drawing {
  const [, attributes = '', inner] = /<svg([^>]*)>(.*)<\/svg>/s.exec(source) ?? [];
  const viewBox = /viewBox="([^"]+)"/.exec(attributes)?.[1];
  if (viewBox === undefined || inner === undefined) {
    throw new Error(`drawings/${name} is no drawing. Give it one <svg> element with a viewBox.`);
  }
  return {viewBox, inner: inner.replaceAll(/>\s+</g, '><').trim()};
}

/** The drawings in `drawings/` of the site by product; `src/components/ProductDrawing` gives their classes colours. */
export async function readDrawings(siteDir: string): Promise<Record<string, Drawing>> {
  const folder = join(siteDir, 'drawings');
  if (!existsSync(folder)) return {};
  const names = (await readdir(folder)).filter((name) => name.endsWith('.svg')).sort();
  const drawings = await Promise.all(
    names.map(async (name) => [
      name.slice(0, -'.svg'.length),
      parseDrawing(name, await readFile(join(folder, name), 'utf8')),
    ]),
  );
  return Object.fromEntries(drawings) as Record<string, Drawing>;
}
