import {readdirSync} from 'node:fs';

/** The paths of all pages of a build, and one that does not exist for the not-found page, which redirects at its own path. */
export function listPages(folder: string): string[] {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(
    (name) => name.endsWith('.html') && name !== '404.html',
  );
  return [...files.map((name) => `/${name.replace(/(^|\/)index\.html$/, '$1')}`).sort(), '/nowhere'];
}
