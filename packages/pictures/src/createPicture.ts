import {createHash, randomUUID} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {basename, extname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import sharp, {type Sharp} from 'sharp';
import {chooseWidths} from './layout.ts';
import {unreadable, type Original} from './readOriginal.ts';

/** One size of a picture. */
export interface PictureFile {
  readonly name: string;
  readonly width: number;
}

/** What a picture has become. */
export interface Picture {
  /** Its sizes, the narrowest first; none if the original is smaller. */
  readonly files: readonly PictureFile[];
  /** Where the files lie until the bundler takes them. */
  readonly folder: string;
}

/** AVIF has a third fewer bytes and takes five times as long. More effort takes twice as long for 5 % fewer bytes. */
const FORMAT = {quality: 80, effort: 2};
const RESULT = 'picture.json';

// Leaves the other processors to the bundler.
sharp.concurrency(1);

const CODE = ['createPicture', 'layout'].map((name) =>
  fileURLToPath(new URL(name + extname(import.meta.url), import.meta.url)),
);

/** Where the pictures of a site are kept between builds. */
export function cacheDirOf(siteDir: string): string {
  return join(siteDir, 'node_modules/.cache/pictures');
}

/** Changes with everything but the original that decides what a picture becomes. */
export const pictureVersion: string = CODE.reduce(
  (hash, file) => hash.update(readFileSync(file)),
  createHash('sha256').update(JSON.stringify(sharp.versions)),
).digest('hex');

async function toPixels(image: Sharp): Promise<Sharp> {
  const {data, info} = await image.raw().toBuffer({resolveWithObject: true});
  const {width, height, channels} = info;
  return sharp(data, {raw: {width, height, channels}});
}

/**
 * The pixels of a picture in each of these ascending widths, upright. The original is decoded
 * once: decoding a large one takes as long as encoding it. Throws `PictureFault`.
 */
export async function scale(bytes: Buffer, widths: readonly number[]): Promise<Map<number, Sharp>> {
  const [widest = 0, ...others] = widths.toReversed();
  try {
    const first = await toPixels(sharp(bytes).autoOrient().resize({width: widest}));
    const images: [number, Sharp][] = [[widest, first]];
    for (const width of others) images.unshift([width, await toPixels(first.clone().resize({width}))]);
    return new Map(images);
  } catch (error) {
    throw unreadable('cannot be read to its end', error);
  }
}

async function writeFiles(original: Original, stem: string, folder: string): Promise<PictureFile[]> {
  const images = await scale(original.bytes, chooseWidths(original.width));
  const sizes = await Promise.all(
    [...images].map(async ([width, image]) => ({width, content: await image.webp(FORMAT).toBuffer()})),
  );
  // Drawings with few colours can be smaller as they are. A photograph cannot stay, for what the camera wrote into it.
  if (original.format !== 'jpeg' && (sizes.at(-1)?.content.length ?? 0) >= original.bytes.length) return [];
  return sizes
    .filter(({content}, at) => sizes.slice(at + 1).every((wider) => content.length < wider.content.length))
    .map(({width, content}) => {
      const name = `${stem}.${width}w.webp`;
      writeFileSync(join(folder, name), content);
      return {name, width};
    });
}

async function create(original: Original, stem: string, folder: string): Promise<void> {
  const unfinished = `${folder}.${randomUUID()}`;
  mkdirSync(unfinished, {recursive: true});
  try {
    const files = await writeFiles(original, stem, unfinished);
    writeFileSync(join(unfinished, RESULT), JSON.stringify(files));
    // Another process may have been faster; its files are the same.
    if (!existsSync(folder)) renameSync(unfinished, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(unfinished, {recursive: true, force: true});
  }
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Makes the sizes of a picture, one picture at a time, or finds those made before: by this build, or by an earlier one of
 * the same original and settings. Throws `PictureFault`.
 */
export async function createPicture(path: string, original: Original, cacheDir: string): Promise<Picture> {
  const hash = createHash('sha256').update(pictureVersion).update(original.bytes).digest('hex').slice(0, 12);
  const stem = `${basename(path, extname(path)).replaceAll(/[^\w-]+/g, '-')}-${hash}`;
  const folder = join(cacheDir, stem);
  const made = last.then(() => (existsSync(folder) ? undefined : create(original, stem, folder)));
  last = made.catch(() => undefined);
  await made;
  const files = JSON.parse(readFileSync(join(folder, RESULT), 'utf8')) as PictureFile[];
  return {files, folder};
}
