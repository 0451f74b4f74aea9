import {promisify} from 'node:util';
import {gunzip} from 'node:zlib';
import type {FastifyInstance, FastifyRequest} from 'fastify';
import {ProtocolError} from '@help-center/engine/protocol';

const inflate = promisify(gunzip);

/**
 * Reads every body as JSON, whatever its content type: browsers send it as text/plain, which needs no preflight request.
 * A gzip body is unpacked up to `maxBytes`.
 */
export function addBodyParser(app: FastifyInstance, maxBytes: number): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', {parseAs: 'buffer'}, async (request: FastifyRequest, body: Buffer) => {
    if (body.length === 0) return undefined;
    const encoding = request.headers['content-encoding'] ?? 'identity';
    const bytes = encoding === 'identity' ? body : await unpack(encoding, body, maxBytes);
    const text = bytes.toString('utf8');
    if (hasManyMarks(bytes) && isNestedTooDeep(text))
      throw new ProtocolError(400, `Invalid body, nested more than ${MAX_DEPTH} deep`);
    try {
      return JSON.parse(text) as unknown;
    } catch {
      throw new ProtocolError(400, 'Invalid body, expected JSON');
    }
  });
}

/** Whoever walks through a value that is nested without end runs out of stack. */
const MAX_DEPTH = 50;

/** Whether there are enough brackets to be nested too deep; most bodies have few, and counting is cheap. */
function hasManyMarks(bytes: Buffer): boolean {
  let count = 0;
  for (const byte of bytes) if (byte === 0x5b || byte === 0x7b) count += 1;
  return count > MAX_DEPTH;
}

function isNestedTooDeep(text: string): boolean {
  let depth = 0;
  for (const [mark] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gsu)) {
    if (mark === '[' || mark === '{') depth += 1;
    else if (mark === ']' || mark === '}') depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

async function unpack(encoding: string, body: Buffer, maxBytes: number): Promise<Buffer> {
  if (encoding !== 'gzip')
    throw new ProtocolError(415, `Content encoding "${encoding}" is not supported, use gzip`);
  try {
    return await inflate(body, {maxOutputLength: maxBytes});
  } catch (error) {
    const isLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw isLarge
      ? new ProtocolError(413, 'Request body is too large')
      : new ProtocolError(400, 'Invalid gzip body');
  }
}
