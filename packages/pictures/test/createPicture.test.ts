import {readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {basename, join} from 'node:path';
import sharp from 'sharp';
import {describe, expect, it, onTestFinished} from 'vitest';
import {readOriginal, type Original} from '../src/readOriginal.ts';
import {at, draw, make, namesOf, useOriginals} from './support/originals.ts';

useOriginals();

describe('the files of a picture', () => {
  it('have steps up to the original width', async () => {
    expect(namesOf(await make('photo.jpg'))).toEqual(['480w.webp', '720w.webp', '1000w.webp']);
    expect(namesOf(await make('photo.png'))).toEqual(['500w.webp']);
  });

  it('are smaller than the original, and the narrower the smaller', async () => {
    const {folder: made, files} = await make('photo.jpg');
    const sizes = files.map(({name}) => statSync(join(made, name)).size);
    expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
    expect(sizes.at(-1)).toBeLessThan(statSync(at('photo.jpg')).size);
  });

  it('are omitted where the original is smaller, unless it is a photograph, which may say where it was taken', async () => {
    const flat = Buffer.alloc(960 * 640 * 3);
    for (let pixel = 0; pixel < 960 * 640; pixel++) {
      const tile = Math.floor((pixel % 960) / 8) * 131 + Math.floor(pixel / 960 / 8) * 7919;
      const mixed = Math.imul(tile ^ (tile >>> 7), 0x85ebca6b);
      const spread = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
      const colour = ((spread ^ (spread >>> 16)) >>> 0) % 64;
      flat.set([colour * 3, (colour * 37) % 256, (colour * 91) % 256], pixel * 3);
    }
    await sharp(flat, {raw: {width: 960, height: 640, channels: 3}})
      .png({palette: true, compressionLevel: 9})
      .toFile(at('flat.png'));
    await draw(1000, 640).jpeg({quality: 30}).toFile(at('coarse.jpg'));
    expect(namesOf(await make('flat.png'))).toEqual([]);
    const {folder: made, files} = await make('coarse.jpg');
    expect(statSync(join(made, files.at(-1)?.name ?? '')).size).toBeGreaterThan(
      statSync(at('coarse.jpg')).size,
    );
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
    const {folder, files} = await make('turned.jpg');
    const name = files[0]?.name ?? '';
    writeFileSync(join(folder, name), 'from an earlier build');
    expect(readFileSync(join((await make('turned.jpg')).folder, name), 'utf8')).toContain('earlier');
    await draw(320, 220).jpeg({quality: 95}).withMetadata({orientation: 6}).toFile(at('turned.jpg'));
    expect((await make('turned.jpg')).folder).not.toBe(folder);
  });

  it('are encoded again by a new version of the encoder', async () => {
    const {versions} = sharp;
    Object.assign(sharp, {versions: {...versions, sharp: '0.0.0'}});
    onTestFinished(() => void Object.assign(sharp, {versions}));
    const again = '../src/createPicture.ts?again';
    const {createPicture} = (await import(again)) as typeof import('../src/createPicture.ts');
    const original = (await readOriginal(at('photo.png'))) as Original;
    const {folder} = await createPicture(at('photo.png'), original, at('cache-version'));
    expect(basename(folder)).not.toBe(basename((await make('photo.png')).folder));
  });

  it('leave nothing behind when the original is cut off', async () => {
    const cache = at('cache-cut');
    await expect(make('cut.png', cache)).rejects.toThrow('cannot be read to its end');
    expect(readdirSync(cache)).toEqual([]);
  });

  it('are upright and have no camera metadata', async () => {
    expect((await sharp(at('photo.jpg')).metadata()).exif).toBeDefined();
    for (const name of ['photo.jpg', 'turned.jpg']) {
      const {folder, files} = await make(name);
      for (const file of files) {
        const {exif, orientation} = await sharp(join(folder, file.name)).metadata();
        expect([exif, orientation]).toEqual([undefined, undefined]);
      }
    }
    const turned = await make('turned.jpg');
    const {width, height} = await sharp(join(turned.folder, turned.files[0]?.name ?? '')).metadata();
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
        resourcePath: at('photo.jpg'),
        getOptions: () => ({load: () => make('photo.jpg'), emit}),
        emitFile: (name: string) => emitted.push(name.replace(/[0-9a-f]{12}/, '<hash>')),
      });
      return {emitted, source: source.replaceAll(/[0-9a-f]{12}/g, '<hash>')};
    };
    const client = await run(true);
    expect(client.emitted).toEqual([
      'assets/images/photo-<hash>.480w.webp',
      'assets/images/photo-<hash>.720w.webp',
      'assets/images/photo-<hash>.1000w.webp',
    ]);
    expect(client.source).toMatchInlineSnapshot(`
      "export const srcSet = __webpack_public_path__ + "assets/images/photo-<hash>.480w.webp" + " 480w" + ", " + __webpack_public_path__ + "assets/images/photo-<hash>.720w.webp" + " 720w" + ", " + __webpack_public_path__ + "assets/images/photo-<hash>.1000w.webp" + " 1000w";
      export const src = __webpack_public_path__ + "assets/images/photo-<hash>.1000w.webp";"
    `);
    expect(await run(false)).toEqual({emitted: [], source: client.source});
  });
});
