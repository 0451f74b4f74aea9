import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {brotliCompressSync} from 'node:zlib';
import {findFile, listen, mediaTypeOf, type RunningServer} from '@help-center/built-site/serve';
import {REPORT, SCRIPT, toVariant, variantScript, type Variant} from './variants.ts';

/** The network of a phone, kept by the server: limits of the browser do not reach a page that is prerendered. */
export const NETWORK: {readonly latencyMs: number; readonly bytesPerSecond: number} = {
  latencyMs: 150,
  bytesPerSecond: 200_000,
};

/** A site in one of the variants. */
export interface ServedVariant extends RunningServer {
  /** Bytes sent so far. */
  readonly bytes: () => number;
  /** Resolves with the time at which the next page with the heading was painted, in milliseconds since 1970. */
  readonly painted: Promise<number>;
}

/** Serves a built site with the network's limits, one answer's bytes after the other. */
export async function serveVariant(
  folder: string,
  variant: Variant,
  heading: string,
): Promise<ServedVariant> {
  let report: (at: number) => void = () => {};
  const painted = new Promise<number>((resolve) => {
    report = resolve;
  });
  let bytes = 0;
  let free = 0;
  const read = (path: string): {body: Buffer; type: string} | null => {
    if (path === SCRIPT) return {body: Buffer.from(variantScript(variant, heading)), type: 'text/javascript'};
    const file = findFile(folder, path);
    if (file === undefined) return null;
    const raw = readFileSync(file);
    const type = mediaTypeOf(file);
    return {body: file.endsWith('.html') ? Buffer.from(toVariant(raw.toString(), variant)) : raw, type};
  };
  const server = createServer((request, response) => {
    const {pathname, searchParams} = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === REPORT) {
      report(Number(searchParams.get('at')));
      response.writeHead(204).end();
      return;
    }
    const found = read(decodeURIComponent(pathname));
    const body = found === null ? Buffer.alloc(0) : brotliCompressSync(found.body);
    bytes += body.byteLength;
    const now = performance.now();
    free = Math.max(now + NETWORK.latencyMs, free) + (body.byteLength / NETWORK.bytesPerSecond) * 1000;
    setTimeout(() => {
      response.writeHead(found === null ? 404 : 200, {
        'content-type': found?.type ?? 'text/plain',
        'content-encoding': 'br',
        'cache-control': found?.type.startsWith('text/html') ? 'no-cache' : 'public, max-age=600',
      });
      response.end(body);
    }, free - now);
  });
  return {...(await listen(server)), bytes: () => bytes, painted};
}
