import {readFileSync} from 'node:fs';
import sharp, {type Metadata} from 'sharp';

/** Maximum size of an original, in bytes. */
const MAX_BYTES = 10_000_000;
/** Maximum width and height of an original, in pixels. */
const MAX_SIDE = 6000;
/** The framework inlines smaller files; a request would cost more than it saves. */
const SMALLEST_BYTES = 10_000;

/** Supported formats. */
export type OriginalFormat = 'png' | 'jpeg' | 'webp';

/** A picture as its author saved it. */
export interface Original {
  readonly bytes: Buffer;
  readonly format: OriginalFormat;
  /** Pixels as shown, after applying the camera's orientation. */
  readonly width: number;
  readonly height: number;
}

const FORMATS: readonly string[] = ['png', 'jpeg', 'webp'] satisfies OriginalFormat[];

/** What is wrong with a picture and how to fix it; completes "shows ./photo.png, which …". */
export class PictureFault extends Error {
  override readonly name = 'PictureFault';
}

/** In an animated PNG this chunk precedes the pixels. */
function isAnimatedPng(bytes: Buffer): boolean {
  const control = bytes.indexOf('acTL');
  return control !== -1 && control < bytes.indexOf('IDAT');
}

/** The fault of a file that cannot be decoded; only the first line of the decoder's message is about the file. */
export function unreadable(what: string, error: unknown): PictureFault {
  const [reason] = (error as Error).message.split('\n');
  return new PictureFault(`${what} (${reason}). Save it again as PNG, JPEG or WebP.`, {cause: error});
}

async function readMetadata(bytes: Buffer): Promise<Metadata> {
  try {
    return await sharp(bytes).metadata();
  } catch (error) {
    throw unreadable('cannot be read', error);
  }
}

/** Reads a picture; `undefined` for a small or animated one, which is left as it is. Throws `PictureFault`. */
export async function readOriginal(path: string): Promise<Original | undefined> {
  const bytes = readFileSync(path);
  if (bytes.length > MAX_BYTES) {
    throw new PictureFault(
      `has ${(bytes.length / 1e6).toFixed(1)} MB. Shrink it below ${MAX_BYTES / 1e6} MB; 1600 pixels of width are enough.`,
    );
  }
  const {format, pages = 1, autoOrient} = await readMetadata(bytes);
  const {width, height} = autoOrient;
  if (!FORMATS.includes(format)) {
    throw new PictureFault(`is ${format.toUpperCase()} inside. Save it as PNG, JPEG or WebP.`);
  }
  if (Math.max(width, height) > MAX_SIDE) {
    throw new PictureFault(
      `is ${width} × ${height} pixels. Shrink it to at most ${MAX_SIDE} each way; 1600 pixels of width are enough.`,
    );
  }
  const isMoving = pages > 1 || (format === 'png' && isAnimatedPng(bytes));
  if (isMoving || bytes.length < SMALLEST_BYTES) return undefined;
  return {bytes, format: format as OriginalFormat, width, height};
}
