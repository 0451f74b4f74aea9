import sharp, {type Sharp} from 'sharp';
import {unreadable} from './readOriginal.ts';

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
