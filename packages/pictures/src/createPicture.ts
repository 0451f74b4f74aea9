import {createHash, randomUUID} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {basename, extname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import sharp, {type Sharp} from 'sharp';
import {chooseWidths} from './layout.ts';
import type {Original, OriginalFormat} from './readOriginal.ts';
import {scale} from './scale.ts';

/** Formats that are offered before the original's own, the smallest first. */
export type SourceType = 'avif' | 'webp';

/** One size of a picture. */
export interface PictureFile {
  readonly name: string;
  readonly width: number;
}

/** What a picture has become. */
export interface Picture {
  /** Only what is smaller than the original's format and than the original itself; none where that is smallest. */
  readonly sources: readonly {readonly type: SourceType; readonly files: readonly PictureFile[]}[];
  /** One size in the format of the original. */
  readonly fallback: PictureFile;
  /** Where the files lie until the bundler takes them. */
  readonly folder: string;
}

type Encode = (image: Sharp, original: Original) => Sharp;

// More effort takes many times as long for a few percent.
const ENCODE: Readonly<Record<SourceType | OriginalFormat, Encode>> = {
  avif: (image) => image.avif({quality: 55, effort: 1}),
  webp: (image) => image.webp({quality: 80, effort: 2}),
  jpeg: (image) => image.jpeg({quality: 80, mozjpeg: true}),
  png: (image, {isPalette}) => image.png({palette: isPalette}),
};
const SOURCE_TYPES: readonly SourceType[] = ['webp', 'avif'];
/** Widest fallback. */
const FALLBACK_WIDTH = 1080;
const RESULT = 'picture.json';

// The encoder of AVIF writes other bytes with other numbers of threads, and builds must not differ by machine.
sharp.concurrency(1);

const CODE = ['createPicture', 'layout', 'scale'].map((name) =>
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

const EXTENSIONS: Readonly<Record<string, string>> = {jpeg: 'jpg'};

interface Encoded {
  readonly width: number;
  readonly content: Buffer;
}

const bytesOf = (files: readonly Encoded[]) => files.reduce((sum, {content}) => sum + content.length, 0);

/** Leaves out a size that has no fewer bytes than a wider one, as drawings with few colours can have. */
function dropHeavy(files: readonly Encoded[]): Encoded[] {
  return files.filter(({content}, at) =>
    files.slice(at + 1).every((wider) => content.length < wider.content.length),
  );
}

async function writeFiles(
  original: Original,
  stem: string,
  folder: string,
): Promise<Omit<Picture, 'folder'>> {
  const widths = chooseWidths(original.width);
  const images = await scale(original.bytes, widths);
  const encode = (
    type: SourceType | OriginalFormat,
    wanted: readonly number[] = widths,
  ): Promise<Encoded[]> =>
    Promise.all(
      [...images]
        .filter(([width]) => wanted.includes(width))
        .map(async ([width, image]) => ({
          width,
          content: await ENCODE[type](image.clone(), original).toBuffer(),
        })),
    );
  const write = (type: string, {width, content}: Encoded): PictureFile => {
    const name = `${stem}.${width}w.${EXTENSIONS[type] ?? type}`;
    writeFileSync(join(folder, name), content);
    return {name, width};
  };

  const medium = widths.filter((width) => width <= FALLBACK_WIDTH).at(-1) ?? FALLBACK_WIDTH;
  const fallbacks = await encode(original.format, [medium, ...widths.slice(-1)]);
  const fallback = dropHeavy(fallbacks)[0] as Encoded;
  const sources: Picture['sources'][number][] = [];
  let smallest = Infinity;
  for (const type of SOURCE_TYPES) {
    const all = await encode(type);
    const same = all.find(({width}) => width === fallback.width)?.content.length ?? 0;
    // An original in WebP is its own fallback.
    if (same > fallback.content.length || bytesOf(all) >= smallest) continue;
    const useful = dropHeavy(all).filter(({content}) => content.length < original.bytes.length);
    if (useful.length === 0) continue;
    smallest = bytesOf(all);
    sources.unshift({type, files: useful.map((file) => write(type, file))});
  }
  return {sources, fallback: write(original.format, fallback)};
}

async function create(original: Original, stem: string, folder: string): Promise<void> {
  const unfinished = `${folder}.${randomUUID()}`;
  mkdirSync(unfinished, {recursive: true});
  try {
    const picture = await writeFiles(original, stem, unfinished);
    writeFileSync(join(unfinished, RESULT), JSON.stringify(picture));
    // Another process may have been faster; its files are the same.
    if (!existsSync(folder)) renameSync(unfinished, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(unfinished, {recursive: true, force: true});
  }
}

let last: Promise<unknown> = Promise.resolve();
const started = new Map<string, Promise<void>>();

/**
 * Makes the sizes and formats of a picture, one picture at a time, or finds those made before: by this build, or by an
 * earlier one of the same original and settings. Throws `PictureFault`.
 */
export async function createPicture(path: string, original: Original, cacheDir: string): Promise<Picture> {
  const hash = createHash('sha256').update(pictureVersion).update(original.bytes).digest('hex').slice(0, 12);
  const stem = `${basename(path, extname(path)).replaceAll(/[^\w-]+/g, '-')}-${hash}`;
  const folder = join(cacheDir, stem);
  if (!existsSync(folder)) {
    const running = started.get(folder) ?? last.then(() => create(original, stem, folder));
    started.set(folder, running);
    last = running.catch(() => undefined);
    try {
      await running;
    } finally {
      started.delete(folder);
    }
  }
  const picture = JSON.parse(readFileSync(join(folder, RESULT), 'utf8')) as Omit<Picture, 'folder'>;
  return {...picture, folder};
}
