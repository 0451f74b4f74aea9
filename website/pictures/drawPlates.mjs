// Draws docs/ANSVIS/Guides/Camera/plate-pixels.png: one made-up number plate as a camera sees it from four distances.
// Run it from any folder: node website/pictures/drawPlates.mjs
import {fileURLToPath} from 'node:url';
import sharp from 'sharp';

const OUT = fileURLToPath(new URL('../docs/ANSVIS/Guides/Camera/plate-pixels.png', import.meta.url));
/** The scene in pixels of the nearest view: a plate of 160 × 40 with the car around it, and room for a label below. */
const SCENE = {width: 192, height: 72};
const PLATE_WIDTH = 160;
/** The plate is 160, 80, 40 and 20 pixels wide. */
const STEPS = [1, 2, 4, 8];
const DETAIL = 16;
const ENLARGED = 4;
const GAP = 16;
/** Standard deviation of the noise, of 255 levels. */
const NOISE = 5;

/** Characters that are easily taken for each other, as strokes in a box of 12 × 24. */
const CHARACTERS = [
  'M0 0V24H6a6 6 0 0 0 0 -12H0H5a6 6 0 0 0 0 -12H0',
  'M6 12a5 6 0 1 1 .01 0a6 6 0 1 1 -.01 0',
  'M0 0V24H4a8 12 0 0 0 0 -24H0',
  'M6 0a6 8 0 0 1 6 8V16a6 8 0 0 1 -12 0V8a6 8 0 0 1 6 -8',
  'M12 4a6 5 0 0 0 -12 2c0 7 12 5 12 12a6 5 0 0 1 -12 2',
  'M12 0H1V10a6 7 0 1 1 -1 11',
];

function drawScene() {
  const characters = CHARACTERS.map(
    (path, at) => `<path d="${path}" transform="translate(${25 + at * 24 + (at > 2 ? 8 : 0)} 16)"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SCENE.width * DETAIL}" height="${SCENE.height * DETAIL}" viewBox="0 0 ${SCENE.width} ${SCENE.height}">
<defs><linearGradient id="car" x2="0" y2="1"><stop stop-color="#5b6b78"/><stop offset="1" stop-color="#2d3841"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#car)"/>
<rect x="17" y="9" width="158" height="38" rx="3" fill="#e9e9e2" stroke="#16181a" stroke-width="2"/>
<g fill="none" stroke="#16181a" stroke-width="3.4" stroke-linejoin="round" stroke-linecap="round">${characters.join('')}</g></svg>`;
}

/** The width of the plate as text over the lower edge of its view; 12 pixels high on a phone. */
function drawLabel(text) {
  const [width, height] = [SCENE.width * ENLARGED, SCENE.height * ENLARGED];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><text x="${width / 2}" y="${height - 26}" text-anchor="middle" font-family="Liberation Sans, Arial, sans-serif" font-weight="700" font-size="54" fill="#fff">${text}</text></svg>`;
}

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function createRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What the sensor reads: the scene in few pixels, with noise, enlarged without smoothing. */
async function look(step, random) {
  const width = SCENE.width / step;
  const {data, info} = await sharp(Buffer.from(drawScene()))
    .removeAlpha()
    .resize(width, SCENE.height / step, {kernel: 'mitchell'})
    .raw()
    .toBuffer({resolveWithObject: true});
  for (let at = 0; at < data.length; at += info.channels) {
    const noise = NOISE * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    for (let channel = 0; channel < info.channels; channel++) {
      data[at + channel] = Math.max(0, Math.min(255, Math.round(data[at + channel] + noise)));
    }
  }
  return sharp(data, {raw: info})
    .resize(SCENE.width * ENLARGED, SCENE.height * ENLARGED, {kernel: 'nearest'})
    .composite([{input: Buffer.from(drawLabel(`${PLATE_WIDTH / step} pixels`))}])
    .png()
    .toBuffer();
}

const random = createRandom(1);
const panel = {width: SCENE.width * ENLARGED, height: SCENE.height * ENLARGED};
const panels = [];
for (const [at, step] of STEPS.entries()) {
  const left = (at % 2) * (panel.width + GAP);
  const top = Math.floor(at / 2) * (panel.height + GAP);
  panels.push({input: await look(step, random), left, top});
}
await sharp({
  create: {
    width: 2 * panel.width + GAP,
    height: 2 * panel.height + GAP,
    channels: 4,
    background: {r: 0, g: 0, b: 0, alpha: 0},
  },
})
  .composite(panels)
  .png({compressionLevel: 9})
  .toFile(OUT);
