// Draws docs/ANSTS/Training-Craft/Practice-Data/practice.png: four pictures of the practice data with their boxes.
// Run it from any folder: node website/pictures/practice/drawOverview.mjs
import {fileURLToPath} from 'node:url';
import sharp from 'sharp';
import {drawParts, SIZE} from './drawParts.mjs';

const OUT = fileURLToPath(
  new URL('../../docs/ANSTS/Training-Craft/Practice-Data/practice.png', import.meta.url),
);
const SHOWN = ['clip1_01', 'clip2_04', 'clip3_03', 'clip6_02'];

const pictures = (await drawParts()).filter(({name}) => SHOWN.includes(name));
const tiles = await Promise.all(
  pictures.map(({jpeg, boxes}) => {
    const frames = boxes.map(
      ({left, top, right, bottom}) =>
        `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" fill="none" stroke="#ffd23f" stroke-width="2"/>`,
    );
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">${frames.join('')}</svg>`;
    return sharp(jpeg)
      .composite([{input: Buffer.from(svg)}])
      .png()
      .toBuffer();
  }),
);
await sharp({create: {width: 2 * SIZE.width, height: 2 * SIZE.height, channels: 3, background: 'white'}})
  .composite(
    tiles.map((input, at) => ({input, left: (at % 2) * SIZE.width, top: Math.floor(at / 2) * SIZE.height})),
  )
  .png({palette: true, colours: 96, dither: 0})
  .toFile(OUT);
