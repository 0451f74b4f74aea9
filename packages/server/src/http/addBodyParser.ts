import {promisify} from 'node:util';
import {gunzip} from 'node:zlib';
import type {FastifyInstance, FastifyRequest} from 'fastify';
import {ProtocolError} from '@help-center/engine/protocol';

const inflate = promisify(gunzip);

/**
 * Parses every body as JSON regardless of its content type, because browsers send text/plain to avoid a preflight request.
 * Decompresses gzip bodies of up to `maxBytes`.
 */
export function addBodyParser(app: FastifyInstance, maxBytes: number): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', {parseAs: 'buffer'}, async (request: FastifyRequest, body: Buffer) => {
    if (body.length === 0) return undefined;
    const encoding = request.headers['content-encoding'] ?? 'identity';
    const bytes = encoding === 'identity' ? body : await unpack(encoding, body, maxBytes);
    if (isNestedTooDeep(bytes))
      throw new ProtocolError(400, `Invalid body, nested more than ${MAX_DEPTH} deep`);
    try {
      return JSON.parse(bytes.toString('utf8')) as unknown;
    } catch {
      throw new ProtocolError(400, 'Invalid body, expected JSON');
    }
  });
}

/** Deeper nesting could exhaust the stack of recursive code. */
const MAX_DEPTH = 50;

const [QUOTE, ESCAPE] = Buffer.from('"\\');
const OPENING = [...Buffer.from('[{')];
const CLOSING = [...Buffer.from(']}')];

/** Checks the nesting in one pass over the bytes. In UTF-8, none of these bytes is part of another character. */
function isNestedTooDeep(bytes: Buffer): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number;
    if (byte === QUOTE) isText = !isText;
    else if (isText) at += byte === ESCAPE ? 1 : 0;
    else if (OPENING.includes(byte)) depth += 1;
    else if (CLOSING.includes(byte)) depth -= 1;
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
