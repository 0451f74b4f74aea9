import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {join, normalize} from 'node:path';

/** How the name of the file begins that pages are compressed against; a hash of its content follows. */
export const DICTIONARY_START = 'assets/pages.';
/** How its name ends: hosts compress text, and no type that they do not know. */
export const DICTIONARY_END = '.dictionary.txt';
/** What follows the name of a page's file in the name of its copy for browsers that have the dictionary. */
export const COMPRESSED_END = '.dcz';

/** A structured header's value for the hash of a dictionary (RFC 9842). */
export function announceDictionary(dictionary: Uint8Array): string {
  return `:${createHash('sha256').update(dictionary).digest('base64')}:`;
}

/**
 * Lets a static server answer with the copies of pages that were compressed against the site's dictionary, to browsers
 * that say they have that very one. Works on the path below the site's base path; answers `true` when it has answered.
 * A site without a dictionary is left alone.
 */
export function negotiateDictionary(
  outDir: string,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const name = existsSync(join(outDir, 'assets'))
    ? readdirSync(join(outDir, 'assets')).find((file) => file.endsWith(DICTIONARY_END))
    : undefined;
  if (name === undefined) return () => false;
  const announced = announceDictionary(readFileSync(join(outDir, 'assets', name)));
  const root = normalize(`${outDir}/`);
  return (request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?');
    if (path === `/assets/${name}`) {
      response.setHeader('Use-As-Dictionary', 'match="/*"');
      // A dictionary is used for as long as it is fresh.
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      return false;
    }
    const file = findPage(root, path);
    if (file === undefined) return false;
    response.appendHeader('Vary', 'Accept-Encoding, Available-Dictionary');
    const {'accept-encoding': encodings = '', 'available-dictionary': available} = request.headers;
    if (available !== announced || !/\bdcz\b/.test(encodings)) return false;
    if (request.headers.accept !== undefined && !request.headers.accept.includes('text/html')) return false;
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Encoding': 'dcz',
      'Cache-Control': 'no-cache',
    });
    response.end(request.method === 'HEAD' ? undefined : readFileSync(file + COMPRESSED_END));
    return true;
  };
}

function findPage(root: string, path: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  const names = decoded.endsWith('.html')
    ? [decoded]
    : [`${decoded.replace(/\/$/, '')}/index.html`, `${decoded}.html`];
  return names
    .map((name) => normalize(join(root, name)))
    .find((file) => file.startsWith(root) && existsSync(file + COMPRESSED_END));
}
