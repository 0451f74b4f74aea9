import {existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {didYouMean, parsePage} from '@help-center/content';
import {placeInDocs} from '../placeInDocs.ts';
import {AuthorError} from '../runCommand.ts';

/** Options of {@link createPage}. */
export interface NewPage {
  /** Folder of the website. */
  readonly dir: string;
  /** Name of a template in `templates/`. */
  readonly type: string;
  /** Folder of the page below `docs/`: `ANSVIS/Guides/Camera`. */
  readonly path: string;
  /** Day of the first review, as `2026-11-21`. */
  readonly today: string;
}

function readTemplate(dir: string, type: string): string {
  const types = readdirSync(join(dir, 'templates'))
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => name.slice(0, -'.mdx'.length));
  if (!types.includes(type)) {
    throw new AuthorError(`"${type}" is not a page type.${didYouMean(type, types)} Use ${types.join(', ')}.`);
  }
  return readFileSync(join(dir, 'templates', `${type}.mdx`), 'utf8');
}

function nextPosition(folder: string): number {
  if (!existsSync(folder)) return 1;
  const positions = readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'index.mdx')))
    .map((entry) => parsePage(entry.name, readFileSync(join(folder, entry.name, 'index.mdx'), 'utf8')))
    .map(({frontMatter}) => Number(frontMatter.sidebar_position ?? 0));
  return Math.floor(Math.max(0, ...positions)) + 1;
}

/** Writes a page from its template, as the last of its folder, and returns its path from the website's folder. */
export function createPage({dir, type, path, today}: NewPage): string {
  const template = readTemplate(dir, type);
  const place = placeInDocs(path);
  const isProduct = type === 'landing' && /^[\w&-]+$/.test(place);
  if (!isProduct && (!/^[\w&.-]+(?:\/[\w&.-]+)+$/.test(place) || place.split('/').includes('..'))) {
    throw new AuthorError(
      `"${path}" is not a valid place for a page. Give product and folders without spaces, such as ANSVIS/Guides/Camera.`,
    );
  }
  const file = join('docs', place, 'index.mdx');
  if (existsSync(join(dir, file)))
    throw new AuthorError(`website/${file} exists. Choose another path, or edit it.`);
  const parent = join('docs', dirname(place), 'index.mdx');
  if (!existsSync(join(dir, parent))) {
    throw new AuthorError(
      `website/${parent} does not exist, so nothing would link to the page. Run first: npm run new-page -- landing ${dirname(place)}`,
    );
  }
  const text = template
    .replace(/^sidebar_position:.*$/m, `sidebar_position: ${nextPosition(dirname(join(dir, 'docs', place)))}`)
    .replace(/^last_reviewed:.*$/m, `last_reviewed: ${today}`);
  mkdirSync(join(dir, 'docs', place), {recursive: true});
  writeFileSync(join(dir, file), text);
  return file;
}
