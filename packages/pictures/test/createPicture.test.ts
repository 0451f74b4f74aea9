import {readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import sharp from 'sharp';
import {describe, expect, it} from 'vitest';
import {createPicture, type Picture} from '../src/createPicture.ts';
import {readOriginal, type Original} from '../src/readOriginal.ts';
import {at, cacheDir, draw, make, namesOf, useOriginals} from './support/originals.ts';

useOriginals();

describe('the files of a picture', () => {
  it('have steps up to the original width', async () => {
    expect(namesOf(await make('photo.jpg'))).toEqual([
      '480w.avif',
      '720w.avif',
      '1000w.avif',
      '480w.webp',
      '720w.webp',
      '1000w.webp',
      '1000w.jpg',
    ]);
    expect(namesOf(await make('photo.png'))).toEqual(['500w.avif', '500w.webp', '500w.png']);
  });

  it('are smaller in AVIF than in WebP, and in both than the original', async () => {
    const {folder: files, sources, fallback} = await make('photo.jpg');
    const sizeAt1000 = (list: Picture['sources'][number]['files'] = []) =>
      list.filter(({width}) => width === 1000).map(({name}) => statSync(join(files, name)).size)[0] ?? 0;
    const [avif, webp] = sources.map((source) => sizeAt1000(source.files));
    expect(avif).toBeLessThan(webp ?? 0);
    expect(webp).toBeLessThan(sizeAt1000([fallback]));
  });

  it('are omitted where the original is smaller, such as for simple drawings', async () => {
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
    const {sources, folder: made} = await createPicture(path, original, cacheDir());
    const sizes = sources.flatMap(({files}) => files.map(({name}) => statSync(join(made, name)).size));
    expect(sizes.filter((size) => size >= original.bytes.length)).toEqual([]);
  });

  it('are deterministic', async () => {
    const again = at('cache-again');
    const [first, second] = [await make('photo.png'), await make('photo.png', again)];
    expect(namesOf(second)).toEqual(namesOf(first));
    for (const name of readdirSync(first.folder)) {
      expect(readFileSync(join(second.folder, name)).equals(readFileSync(join(first.folder, name)))).toBe(
        true,
      );
    }
  });

  it('are reused from an earlier build until the original changes', async () => {
    const {folder: files, fallback} = await make('turned.jpg');
    writeFileSync(join(files, fallback.name), 'from an earlier build');
    expect(readFileSync(join((await make('turned.jpg')).folder, fallback.name), 'utf8')).toContain('earlier');
    await draw(320, 220).jpeg({quality: 95}).withMetadata({orientation: 6}).toFile(at('turned.jpg'));
    expect((await make('turned.jpg')).folder).not.toBe(files);
  });

  it('are upright and have no camera metadata', async () => {
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

  it('are made once for concurrent compilers', async () => {
    const shared = at('cache-shared');
    const [first, second] = await Promise.all([make('photo.webp', shared), make('photo.webp', shared)]);
    expect(second).toEqual(first);
    expect(readdirSync(shared)).toHaveLength(1);
  });

  it('are written by the bundler and named by a module', async () => {
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
