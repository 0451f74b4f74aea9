import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {basename, join} from 'node:path';
import {listProductFiles, readYaml} from '@help-center/content';
import type {Drawing, HomeLink} from './PageNotes.ts';

const FOLDER = 'drawings';

/** Parses a drawing; throws an error that says what is missing. */
export function parseDrawing(file: string, source: string): Drawing {
  const [, attributes = '', inner] = /<svg([^>]*)>(.*)<\/svg>/s.exec(source) ?? [];
  const viewBox = /viewBox="([^"]+)"/.exec(attributes)?.[1];
  if (viewBox === undefined || inner === undefined) {
    throw new Error(`${file} is not a drawing. Give it one <svg> element with a viewBox.`);
  }
  return {viewBox, inner: inner.replaceAll(/>\s+</g, '><').trim()};
}

/**
 * The drawings of products and those in `drawings/` of the site, by product or name; `src/components/ProductDrawing` gives
 * their classes colours.
 */
export async function readDrawings(siteDir: string): Promise<Record<string, Drawing>> {
  const folder = join(siteDir, FOLDER);
  const others = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.svg'))
        .sort()
    : [];
  const files = [
    ...listProductFiles(siteDir, /^drawing\.svg$/).map(({product, file}) => ({name: product, file})),
    ...others.map((file) => ({name: basename(file, '.svg'), file: `${FOLDER}/${file}`})),
  ];
  const drawings = files.map(
    async ({name, file}) => [name, parseDrawing(file, await readFile(join(siteDir, file), 'utf8'))] as const,
  );
  return Object.fromEntries(await Promise.all(drawings));
}

/** The links of the home page into the guide of each product, from its `links.yml`. */
export function readHomeLinks(siteDir: string): Record<string, readonly HomeLink[]> {
  const entries = listProductFiles(siteDir, /^links\.yml$/).map(({product, file}) => {
    const links = readYaml(readFileSync(join(siteDir, file), 'utf8'), file) as Record<string, string>;
    return [product, Object.entries(links).map(([label, to]) => ({label, to}))] as const;
  });
  return Object.fromEntries(entries);
}
