// Pictures of bolts, nuts and washers on a belt, with their boxes.
import sharp from 'sharp';
import {createRandom} from './createRandom.mjs';

export const SIZE = {width: 320, height: 240};
export const CLASSES = ['bolt', 'nut', 'washer'];
/** Each clip is one place and one light: what belongs together in one set. */
export const CLIPS = [
  {name: 'clip1', ground: '#8f979c', light: 1, set: 'train'},
  {name: 'clip2', ground: '#6d7468', light: 0.9, set: 'train'},
  {name: 'clip3', ground: '#a79c8a', light: 1.1, set: 'train'},
  {name: 'clip4', ground: '#5d6670', light: 0.7, set: 'train'},
  {name: 'clip5', ground: '#98a28f', light: 0.8, set: 'val'},
  {name: 'clip6', ground: '#4b4f57', light: 0.6, set: 'test'},
];
const FRAMES = 8;

/** Half the width and height of a part of size 1 before it is turned. */
const SHAPES = {
  bolt: {half: [30, 8], draw: (tone) => `<path fill="${tone}" d="M-30-8h14v4h46v8h-46v4h-14z"/>`},
  nut: {
    half: [15, 13],
    draw: (tone) =>
      `<path fill="${tone}" fill-rule="evenodd" d="M-15 0l7.5-13h15l7.5 13-7.5 13h-15zM-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0z"/>`,
  },
  washer: {
    half: [16, 16],
    draw: (tone) =>
      `<path fill="${tone}" fill-rule="evenodd" d="M-16 0a16 16 0 1 0 32 0a16 16 0 1 0-32 0zM-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0z"/>`,
  },
};

/** The box of a part that is turned by an angle, in whole pixels. */
function boxOf({name, x, y, turn, scale}) {
  const corners = {
    bolt: [
      [-30, -8],
      [-16, -8],
      [-30, 8],
      [-16, 8],
      [30, -4],
      [30, 4],
    ],
    nut: [
      [-15, 0],
      [-7.5, -13],
      [7.5, -13],
      [15, 0],
      [7.5, 13],
      [-7.5, 13],
    ],
  }[name];
  if (!corners)
    return {left: x - 16 * scale, top: y - 16 * scale, right: x + 16 * scale, bottom: y + 16 * scale};
  const turned = corners.map(([a, b]) => [
    x + scale * (a * Math.cos(turn) - b * Math.sin(turn)),
    y + scale * (a * Math.sin(turn) + b * Math.cos(turn)),
  ]);
  const xs = turned.map(([a]) => a);
  const ys = turned.map(([, b]) => b);
  return {left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys)};
}

function placeParts(random, frame) {
  // One frame of each clip shows the empty belt.
  const count = frame === 5 ? 0 : 1 + Math.floor(random() * 4);
  return Array.from({length: count}, (_, at) => {
    const name = CLASSES[Math.floor(random() * 3)];
    return {
      name,
      x: 44 + ((at * 83 + frame * 11 + random() * 30) % 232),
      y: 50 + random() * 140,
      turn: random() * Math.PI,
      scale: 0.8 + random() * 0.5,
    };
  }).filter((part, at, all) =>
    all.slice(0, at).every((other) => Math.hypot(part.x - other.x, part.y - other.y) > 52),
  );
}

function drawScene({ground, light}, parts) {
  const grey = Math.round(200 * light);
  const tone = `rgb(${grey} ${grey} ${Math.min(255, grey + 8)})`;
  const belt = Array.from(
    {length: 9},
    (_, at) => `<path d="M0 ${at * 30}h320" stroke="#000" stroke-opacity=".08" stroke-width="2"/>`,
  );
  const drawn = parts.map(
    ({name, x, y, turn, scale}) =>
      `<g transform="translate(${x + 3} ${y + 4}) rotate(${(turn * 180) / Math.PI}) scale(${scale})" opacity=".35">${SHAPES[name].draw('#000')}</g><g transform="translate(${x} ${y}) rotate(${(turn * 180) / Math.PI}) scale(${scale})">${SHAPES[name].draw(tone)}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"><rect width="320" height="240" fill="${ground}"/>${belt.join('')}${drawn.join('')}</svg>`;
}

/** All pictures with their boxes, in the order of the clips. */
export async function drawParts() {
  const pictures = [];
  for (const [at, clip] of CLIPS.entries()) {
    const random = createRandom(100 + at);
    for (let frame = 1; frame <= FRAMES; frame += 1) {
      const parts = placeParts(random, frame);
      const {data, info} = await sharp(Buffer.from(drawScene(clip, parts)))
        .removeAlpha()
        .raw()
        .toBuffer({resolveWithObject: true});
      // The noise of a camera, so that no two pictures are alike byte by byte.
      for (let pixel = 0; pixel < data.length; pixel += 3) {
        const noise = Math.round((random() - 0.5) * 12);
        for (let channel = 0; channel < 3; channel += 1)
          data[pixel + channel] = Math.max(0, Math.min(255, data[pixel + channel] + noise));
      }
      const jpeg = await sharp(data, {raw: info}).jpeg({quality: 60}).toBuffer();
      pictures.push({
        name: `${clip.name}_${String(frame).padStart(2, '0')}`,
        clip,
        jpeg,
        boxes: parts.map((part) => ({name: part.name, scale: part.scale, ...boxOf(part)})),
      });
    }
  }
  return pictures;
}
