import {readFileSync} from 'node:fs';
import sharp, {type Metadata} from 'sharp';

/** Most bytes of an original. */
const MAX_BYTES = 10_000_000;
/** Most pixels of an original, each way. */
const MAX_SIDE = 6000;
/** The framework puts smaller files into the page itself; a request would cost more than it saves. */
const SMALLEST_BYTES = 10_000;

/** Formats that pictures are made from; the fallback of a picture has the format of its original. */
export type OriginalFormat = 'png' | 'jpeg' | 'webp';

/** A picture as its author saved it. */
export interface Original {
  readonly bytes: Buffer;
  readonly format: OriginalFormat;
  /** Pixels as shown, after the turn that a camera may have noted. */
  readonly width: number;
  readonly height: number;
  /** Whether its pixels are numbers of a list of colours, which makes drawings small. */
  readonly isPalette: boolean;
}

const FORMATS: readonly string[] = ['png', 'jpeg', 'webp'] satisfies OriginalFormat[];

/** What is wrong with a picture and how its author repairs it; continues "shows ./photo.png, which …". */
export class PictureFault extends Error {
  override readonly name = 'PictureFault';
}

/** The chunk of an animated PNG stands before its pixels. */
function isAnimatedPng(bytes: Buffer): boolean {
  const control = bytes.indexOf('acTL');
  return control !== -1 && control < bytes.indexOf('IDAT');
}

/** The fault of a file that the decoder refuses; only the first line of what it says is about the file. */
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

/** Reads a picture; `undefined` for one that is left as it is: small, or moving. Throws `PictureFault`. */
export async function readOriginal(path: string): Promise<Original | undefined> {
  const bytes = readFileSync(path);
  if (bytes.length > MAX_BYTES) {
    throw new PictureFault(
      `has ${(bytes.length / 1e6).toFixed(1)} MB. Shrink it below ${MAX_BYTES / 1e6} MB; 1920 pixels of width are enough.`,
    );
  }
  const {format, pages = 1, autoOrient, isPalette} = await readMetadata(bytes);
  const {width, height} = autoOrient;
  if (!FORMATS.includes(format)) {
    throw new PictureFault(`is ${format.toUpperCase()} inside. Save it as PNG, JPEG or WebP.`);
  }
  if (Math.max(width, height) > MAX_SIDE) {
    throw new PictureFault(
      `is ${width} × ${height} pixels. Shrink it to at most ${MAX_SIDE} each way; 1920 pixels of width are enough.`,
    );
  }
  const isMoving = pages > 1 || (format === 'png' && isAnimatedPng(bytes));
  if (isMoving || bytes.length < SMALLEST_BYTES) return undefined;
  return {bytes, format: format as OriginalFormat, width, height, isPalette};
}
