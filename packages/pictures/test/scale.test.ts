import {expect, test} from 'vitest';
import {scale} from '../src/createPicture.ts';
import {draw} from './support/originals.ts';

test('decodes an original once, however many sizes and formats are made of it', async () => {
  const original = await draw(400, 200).png().toBuffer();
  const images = await scale(original, [100, 200, 300]);
  // What is left of it could not be decoded again.
  original.fill(0);
  const made = await Promise.all(
    [...images.values()].flatMap((image) => [
      image.clone().webp().toBuffer({resolveWithObject: true}),
      image.clone().png().toBuffer({resolveWithObject: true}),
    ]),
  );
  expect(made.map(({info}) => `${info.width} × ${info.height} ${info.format}`)).toEqual([
    '100 × 50 webp',
    '100 × 50 png',
    '200 × 100 webp',
    '200 × 100 png',
    '300 × 150 webp',
    '300 × 150 png',
  ]);
});
