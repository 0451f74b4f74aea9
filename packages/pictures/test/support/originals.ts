import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import sharp, {type Sharp} from 'sharp';
import {afterAll, beforeAll} from 'vitest';
import {createPicture, type Picture} from '../../src/createPicture.ts';
import {readOriginal} from '../../src/readOriginal.ts';

let folder = '';
/** Where {@link make} keeps what it makes. */
export const cacheDir = (): string => at('cache');
/** A file among the originals. */
export const at = (name: string): string => join(folder, name);

/** Soft waves with some noise, the same in every run: what a photograph is to an encoder. */
export function draw(width: number, height: number, noiseBits = 4): Sharp {
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

/** Draws the originals before the tests of a file, and removes them after these. */
export function useOriginals(): void {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'help-center-pictures-'));
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
}

/** Makes the files of an original. */
export async function make(name: string, cache = cacheDir()): Promise<Picture> {
  const original = await readOriginal(at(name));
  if (!original) throw new Error(`${name} is left as it is`);
  return createPicture(at(name), original, cache);
}

/** The names of the files of a picture, without what stands before the width. */
export const namesOf = ({files}: Picture): string[] =>
  files.map(({name}) => name.replace(/^.*-[0-9a-f]{12}\./, ''));
