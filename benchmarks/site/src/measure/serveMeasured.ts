import {createServer} from 'node:http';
import {brotliCompressSync, constants} from 'node:zlib';
import {
  answerFrom,
  findFile,
  listen,
  mediaTypeOf,
  type RunningServer,
  type ServeOptions,
} from '@help-center/built-site/serve';

/** A folder served on the loopback address, with a count of its traffic. */
export interface MeasuredServer extends RunningServer {
  /** Completed requests since the last `reset`, their bytes with headers, and the open requests. */
  readonly traffic: () => {requests: number; bytes: number; open: number};
  readonly reset: () => void;
}

/** Pictures, videos and fonts are compressed already. */
const IS_TEXT = /^(?:text\/|application\/(?:json|xml|wasm|manifest)|image\/svg)/;
/** The best quality takes minutes for files above this size. */
const BEST_QUALITY_LIMIT = 2_000_000;

/** Compresses text as well as static hosts do before publishing, each file once. */
function createCompressor(): (content: Buffer, file: string) => Buffer {
  const compressed = new Map<string, Buffer>();
  return (content, file) => {
    const quality = content.length > BEST_QUALITY_LIMIT ? 9 : 11;
    const known =
      compressed.get(file) ??
      brotliCompressSync(content, {params: {[constants.BROTLI_PARAM_QUALITY]: quality}});
    compressed.set(file, known);
    return known;
  };
}

/** Serves a built site like a static host, with the same headers for every tool, and counts what it sends. */
export async function serveMeasured(
  folder: string,
  {headers, ...options}: Pick<ServeOptions, 'baseUrl' | 'headers'> = {},
): Promise<MeasuredServer> {
  let requests = 0;
  let bytes = 0;
  let open = 0;
  const compress = createCompressor();
  const isText = (file: string) => IS_TEXT.test(mediaTypeOf(file));
  const answer = answerFrom(folder, {
    ...options,
    headers: {'cache-control': 'public, max-age=600', ...headers},
    prepare(request, response) {
      const path = decodeURI(request.url?.split('?')[0] ?? '/');
      if (isText(findFile(folder, path) ?? '404.html')) response.setHeader('content-encoding', 'br');
    },
    change: (content, file) => (isText(file) ? compress(content, file) : content),
  });
  const server = createServer((request, response) => {
    const before = response.socket?.bytesWritten ?? 0;
    open++;
    response.on('close', () => {
      open--;
      requests++;
      bytes += (response.socket?.bytesWritten ?? request.socket.bytesWritten) - before;
    });
    answer(request, response);
  });
  return {
    ...(await listen(server)),
    traffic: () => ({requests, bytes, open}),
    reset() {
      requests = 0;
      bytes = 0;
    },
  };
}
