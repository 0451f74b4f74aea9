import {copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {compile} from '@mdx-js/mdx';
import sharp, {type Sharp} from 'sharp';
import {VFile} from 'vfile';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {createPicture, type Picture} from '../src/createPicture.ts';
import {chooseWidths, createSizes} from '../src/layout.ts';
import {readOriginal, type Original} from '../src/readOriginal.ts';
import {responsivePictures, type PictureOptions} from '../src/responsivePictures.ts';

const siteDir = fileURLToPath(new URL('../../../website', import.meta.url));

vi.setConfig({testTimeout: 60_000, hookTimeout: 60_000});

const folder = mkdtempSync(join(tmpdir(), 'help-center-pictures-'));
const cacheDir = join(folder, 'cache');
const at = (name: string) => join(folder, name);

/** Soft waves with some noise, the same in every run: what a photograph is to an encoder. */
function draw(width: number, height: number, noiseBits = 4): Sharp {
  const data = Buffer.alloc(width * height * 3);
  for (let byte = 0; byte < data.length; byte++) {
    const pixel = Math.floor(byte / 3);
    const noise = Math.imul(byte ^ 0x9e3779b9, 0x85ebca6b) >>> (32 - noiseBits);
    data[byte] =
      120 + 80 * Math.sin((pixel % width) / 90) * Math.cos(pixel / width / 70 + (byte % 3)) + noise;
  }
  return sharp(data, {raw: {width, height, channels: 3}});
}

/** A PNG that says that it moves; the chunk comes after the header, which is 33 bytes long. */
function animate(png: Buffer): Buffer {
  const control = Buffer.from('000000086163544c0000000200000000f38d9370', 'hex');
  return Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]);
}

beforeAll(async () => {
  await draw(1000, 640)
    .jpeg({quality: 92})
    .withExif({IFD0: {Artist: 'Somebody'}})
    .toFile(at('photo.jpg'));
  await draw(500, 320, 3).png().toFile(at('photo.png'));
  await draw(500, 320).webp({quality: 95}).toFile(at('photo.webp'));
  await draw(320, 200).jpeg({quality: 95}).withMetadata({orientation: 6}).toFile(at('turned.jpg'));
  await draw(60, 40).png().toFile(at('small.png'));
  await draw(6001, 4).png().toFile(at('wide.png'));
  const frames = [draw(200, 200), draw(200, 200).negate()];
  const joined = await Promise.all(frames.map((frame) => frame.png().toBuffer()));
  await sharp(joined, {join: {animated: true}})
    .webp({quality: 95})
    .toFile(at('moving.webp'));
  await sharp(joined, {join: {animated: true}})
    .gif()
    .toFile(at('moving.gif'));
  writeFileSync(at('moving.png'), animate(readFileSync(at('photo.png'))));
  writeFileSync(at('cut.png'), readFileSync(at('photo.png')).subarray(0, 20_000));
  writeFileSync(at('text.jpg'), 'no picture');
  writeFileSync(at('drawing.png'), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  writeFileSync(at('heavy.png'), Buffer.alloc(12_345_678));
});

afterAll(() => rmSync(folder, {recursive: true}));

interface PageOptions extends Pick<PictureOptions, 'onFault'> {
  readonly isPublished?: boolean;
  readonly path?: string;
}

/** A page as the plugin leaves it, in JSX; `path` says where it stands. */
async function pageOf(
  source: string,
  {isPublished = true, path = at('page.mdx'), ...given}: PageOptions = {},
): Promise<string> {
  const file = new VFile({value: source, path});
  const options = {siteDir, isPublished: () => isPublished, cacheDir, ...given};
  const code = await compile(file, {jsx: true, remarkPlugins: [[responsivePictures, options]]});
  return String(code).replaceAll('_components.', '');
}

async function make(name: string, cache = cacheDir): Promise<Picture> {
  const original = await readOriginal(at(name));
  if (!original) throw new Error(`${name} is left as it is`);
  return createPicture(at(name), original, cache);
}

const namesOf = ({sources, fallback}: Picture) =>
  [...sources.flatMap(({files}) => files), fallback].map(({name}) => name.replace(/^.*-[0-9a-f]{12}\./, ''));

describe('a picture in a page', () => {
  it('is offered as AVIF and WebP, with its size, its text and the original format at the end', async () => {
    const page = await pageOf('## Head\n\n![A wavy sea &\nsky](./photo.jpg "Title")');
    expect(page).toContain(`import * as picture0 from '-!./photo.jpg?picture';`);
    expect(/<picture>.*<\/picture>/s.exec(page)?.[0]).toMatchInlineSnapshot(
      `"<picture><source type="image/avif" sizes="(min-width: 1241px) min(800px,100vw - 592px), (min-width: 997px) calc(100vw - 496px), (min-width: 577px) min(800px,100vw - 48px), calc(100vw - 32px)" srcSet={picture0.avif} /><source type="image/webp" sizes="(min-width: 1241px) min(800px,100vw - 592px), (min-width: 997px) calc(100vw - 496px), (min-width: 577px) min(800px,100vw - 48px), calc(100vw - 32px)" srcSet={picture0.webp} /><img alt="A wavy sea & sky" title="Title" width="1000" height="640" src={picture0.src} /></picture>"`,
    );
  });

  it.each(['png', 'webp'])('may be a .%s', async (type) => {
    expect(await pageOf(`![Sea](photo.${type})`)).toContain(`from '-!./photo.${type}?picture'`);
  });

  it('is found below the website and in the folder of static files', async () => {
    const path = join(siteDir, 'docs/ANSVIS/index.mdx');
    const page = await pageOf('![Plates](@site/docs/ANSVIS/Guides/Camera/plate-pixels.png)', {path});
    expect(page).toContain(`from '-!./Guides/Camera/plate-pixels.png?picture'`);
  });

  it('may have any name that a file can have', async () => {
    copyFileSync(at('photo.png'), at("a man's gate.png"));
    expect(await pageOf("![Sea](<./a man's gate.png>)")).toContain(`from '-!./a man\\'s gate.png?picture'`);
    expect(namesOf(await make("a man's gate.png"))).toEqual(namesOf(await make('photo.png')));
    expect((await make("a man's gate.png")).fallback.name).toMatch(/^a-man-s-gate-[0-9a-f]{12}\.500w\.png$/);
  });

  it('is imported once when it is shown twice', async () => {
    const page = await pageOf('![Sea](./photo.jpg)\n\n![Sea](./photo.jpg)\n\n![Sea](./photo.png)');
    expect(page.match(/^import .*picture'/gm)).toHaveLength(2);
    expect(page.match(/picture0\.src/g)).toHaveLength(2);
  });

  it('waits for the scroll, but for the first one before any heading', async () => {
    const two = '![Sea](./photo.jpg)\n\n![Sea](./photo.png)\n\n## Head\n\n![Sea](./photo.webp)';
    expect((await pageOf(two)).match(/loading="eager"/g)).toHaveLength(1);
    expect(await pageOf('## Head\n\n![Sea](./photo.jpg)')).not.toContain('loading');
    const path = join(siteDir, 'blog/post/index.mdx');
    expect(await pageOf(`![Sea](../../docs/ANSVIS/Guides/Camera/plate-pixels.png)`, {path})).not.toContain(
      'loading',
    );
  });

  it.each([
    'https://www.example.com/photo.jpg',
    'pathname:///img/photo.jpg',
    '//www.example.com/photo.jpg',
    './moving.gif',
    './moving.webp',
    './moving.png',
    './small.png',
    './missing.png',
    './drawing.svg',
  ])('is left to Docusaurus at %s', async (url) => {
    const page = await pageOf(`![Sea](${url})`);
    expect(page).not.toContain('<picture>');
    expect(page).toContain(`src="${url}"`);
  });

  it('is shown as it is while a page is being written, and checked all the same', async () => {
    expect(await pageOf('![Sea](./photo.jpg)', {isPublished: false})).toContain('src="./photo.jpg"');
    await expect(pageOf('![Sea](./wide.png)', {isPublished: false})).rejects.toThrow('Shrink it');
  });

  it.each([
    [
      'text.jpg',
      'cannot be read (Input buffer contains unsupported image format). Save it again as PNG, JPEG or WebP.',
    ],
    ['cut.png', /cannot be read to its end \(.+\)\. Save it again as PNG, JPEG or WebP\./],
    ['drawing.png', 'is SVG inside. Save it as PNG, JPEG or WebP.'],
    ['wide.png', 'is 6001 × 4 pixels. Shrink it to at most 6000 each way; 1920 pixels of width are enough.'],
    ['heavy.png', 'has 12.3 MB. Shrink it below 10 MB; 1920 pixels of width are enough.'],
  ])('stops the build when %s is wrong, with the place and the fix', async (name, message) => {
    const error = await pageOf(`Text.\n\n![Sea](./${name})`).catch((thrown: unknown) => thrown as Error);
    expect(String(error)).toContain(`page.mdx:3 shows ./${name}, which `);
    expect(String(error)).toMatch(message);
  });

  it('with a fault is left to Docusaurus on a site that only wants to know', async () => {
    const faults: string[] = [];
    const page = await pageOf('![Sea](./wide.png)\n\n![Sea](./photo.jpg)', {
      onFault: ({message}) => void faults.push(message),
    });
    expect(page).toContain('src="./wide.png"');
    expect(page.match(/<picture>/g)).toHaveLength(1);
    expect(faults).toEqual([
      expect.stringContaining('page.mdx:1 shows ./wide.png, which is 6001 × 4 pixels.'),
    ]);
  });
});

describe('the files of a picture', () => {
  it('are steps up to its own width and no wider', async () => {
    expect(namesOf(await make('photo.jpg'))).toEqual([
      '480w.avif',
      '720w.avif',
      '1000w.avif',
      '480w.webp',
      '720w.webp',
      '1000w.webp',
      '720w.jpg',
    ]);
    expect(namesOf(await make('photo.png'))).toEqual(['500w.avif', '500w.webp', '500w.png']);
  });

  it.each([
    [300, [300]],
    [500, [500]],
    [600, [480, 600]],
    [1920, [480, 720, 960, 1440, 1920]],
    [6000, [480, 720, 960, 1440, 1920]],
  ])('have at a width of %i the widths %j', (width, widths) => {
    expect(chooseWidths(width)).toEqual(widths);
  });

  it('are smaller in AVIF than in WebP, and in both smaller than in the format of the original', async () => {
    const {folder: files, sources, fallback} = await make('photo.jpg');
    const sizeAt720 = (list: Picture['sources'][number]['files'] = []) =>
      list.filter(({width}) => width === 720).map(({name}) => statSync(join(files, name)).size)[0] ?? 0;
    const [avif, webp] = sources.map((source) => sizeAt720(source.files));
    expect(avif).toBeLessThan(webp ?? 0);
    expect(webp).toBeLessThan(sizeAt720([fallback]));
  });

  it('are left out where they are no smaller than the original, as of a drawing of few colours', async () => {
    const flat = Buffer.alloc(960 * 640 * 3);
    for (let pixel = 0; pixel < 960 * 640; pixel++) {
      const tile = Math.floor((pixel % 960) / 8) * 131 + Math.floor(pixel / 960 / 8) * 7919;
      const mixed = Math.imul(tile ^ (tile >>> 7), 0x85ebca6b);
      const spread = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
      const colour = ((spread ^ (spread >>> 16)) >>> 0) % 64;
      flat.set([colour * 3, (colour * 37) % 256, (colour * 91) % 256], pixel * 3);
    }
    const path = at('flat.png');
    await sharp(flat, {raw: {width: 960, height: 640, channels: 3}})
      .png({palette: true, compressionLevel: 9})
      .toFile(path);
    const original = (await readOriginal(path)) as Original;
    const {sources, folder: made} = await createPicture(path, original, cacheDir);
    const sizes = sources.flatMap(({files}) => files.map(({name}) => statSync(join(made, name)).size));
    expect(sizes.filter((size) => size >= original.bytes.length)).toEqual([]);
  });

  it('are the same bytes under the same names when they are made again', async () => {
    const again = at('cache-again');
    const [first, second] = [await make('photo.png'), await make('photo.png', again)];
    expect(namesOf(second)).toEqual(namesOf(first));
    for (const name of readdirSync(first.folder)) {
      expect(readFileSync(join(second.folder, name)).equals(readFileSync(join(first.folder, name)))).toBe(
        true,
      );
    }
  });

  it('are taken from an earlier build, and made anew when the original changes', async () => {
    const {folder: files, fallback} = await make('turned.jpg');
    writeFileSync(join(files, fallback.name), 'from an earlier build');
    expect(readFileSync(join((await make('turned.jpg')).folder, fallback.name), 'utf8')).toContain('earlier');
    await draw(320, 220).jpeg({quality: 95}).withMetadata({orientation: 6}).toFile(at('turned.jpg'));
    expect((await make('turned.jpg')).folder).not.toBe(files);
  });

  it('are upright and carry nothing that a camera wrote into the original', async () => {
    expect((await sharp(at('photo.jpg')).metadata()).exif).toBeDefined();
    for (const name of ['photo.jpg', 'turned.jpg']) {
      const {folder: files, sources, fallback} = await make(name);
      for (const file of [...sources.flatMap((source) => source.files), fallback]) {
        const {exif, orientation} = await sharp(join(files, file.name)).metadata();
        expect([exif, orientation]).toEqual([undefined, undefined]);
      }
    }
    const turned = await make('turned.jpg');
    const {width, height} = await sharp(join(turned.folder, turned.fallback.name)).metadata();
    expect(height).toBeGreaterThan(width);
  });

  it('are made once when two compilers ask at the same time', async () => {
    const shared = at('cache-shared');
    const [first, second] = await Promise.all([make('photo.webp', shared), make('photo.webp', shared)]);
    expect(second).toEqual(first);
    expect(readdirSync(shared)).toHaveLength(1);
  });

  it('are written by the bundler for readers, and named by a module', async () => {
    const emitPicture = createRequire(import.meta.url)('../src/emitPicture.cjs') as (
      this: unknown,
    ) => Promise<string>;
    const run = async (emit: boolean) => {
      const emitted: string[] = [];
      const source = await emitPicture.call({
        resourcePath: at('photo.png'),
        getOptions: () => ({load: () => make('photo.png'), emit}),
        emitFile: (name: string) => emitted.push(name.replace(/[0-9a-f]{12}/, '<hash>')),
      });
      return {emitted, source: source.replaceAll(/[0-9a-f]{12}/g, '<hash>')};
    };
    const client = await run(true);
    expect(client.emitted).toEqual([
      'assets/images/photo-<hash>.500w.png',
      'assets/images/photo-<hash>.500w.avif',
      'assets/images/photo-<hash>.500w.webp',
    ]);
    expect(client.source).toMatchInlineSnapshot(`
      "export const avif = __webpack_public_path__ + "assets/images/photo-<hash>.500w.avif" + " 500w";
      export const webp = __webpack_public_path__ + "assets/images/photo-<hash>.500w.webp" + " 500w";
      export const src = __webpack_public_path__ + "assets/images/photo-<hash>.500w.png";"
    `);
    expect(await run(false)).toEqual({emitted: [], source: client.source});
  });
});

describe('createSizes', () => {
  it.each([
    [
      'docs/a',
      '(min-width: 1241px) min(800px,100vw - 592px), (min-width: 997px) calc(100vw - 496px), (min-width: 577px) min(800px,100vw - 48px), calc(100vw - 32px)',
    ],
    [
      'blog/a',
      '(min-width: 997px) min(800px,58.33vw - 41px), (min-width: 577px) min(800px,100vw - 48px), calc(100vw - 32px)',
    ],
    [
      'src/pages',
      '(min-width: 997px) min(800px,66.67vw - 43px), (min-width: 577px) min(800px,100vw - 48px), calc(100vw - 32px)',
    ],
  ])('knows the column of %s', (place, sizes) => {
    expect(createSizes(`${place}/index.mdx`, 2000)).toBe(sizes);
  });

  it('never says more than the picture has', () => {
    expect(createSizes('docs/index.mdx', 600)).toBe(
      '(min-width: 1241px) min(600px, min(800px,100vw - 592px)), (min-width: 997px) min(600px, calc(100vw - 496px)), (min-width: 577px) min(600px, min(800px,100vw - 48px)), min(600px, calc(100vw - 32px))',
    );
  });
});
