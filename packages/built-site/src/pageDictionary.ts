import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {join, normalize} from 'node:path';
import {filesOfPage} from './paths.ts';

/** Start of the dictionary's file name; a hash of its content follows. */
export const DICTIONARY_START = 'assets/pages.';
/** End of the dictionary's file name. It is `.txt` because hosts do not compress types they do not know. */
export const DICTIONARY_END = '.dictionary.txt';
/** Suffix of a page's copy for browsers that have the dictionary. */
export const COMPRESSED_END = '.dcz';

/** The hash of a dictionary as a structured header writes it (RFC 9842). */
export function announceDictionary(dictionary: Uint8Array): string {
  return `:${createHash('sha256').update(dictionary).digest('base64')}:`;
}

/**
 * Lets a static server send the pages compressed against the site's dictionary to browsers that have that dictionary.
 * Expects a path below the site's base path. Returns `true` if it has answered; does nothing on a site without a dictionary.
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
      // Browsers use a dictionary for as long as it is fresh.
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
  return filesOfPage(path, '/')
    .map((name) => normalize(join(root, name)))
    .find((file) => file.startsWith(root) && existsSync(file + COMPRESSED_END));
}
