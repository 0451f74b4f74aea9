import {crc32, deflateSync} from 'node:zlib';
import {createRandom} from '../../../relevance/src/createRandom.ts';

/** Width and height of a drawn window in pixels. */
export const WINDOW: {readonly width: number; readonly height: number} = {width: 1280, height: 720};

const SIGNATURE = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);
const ROW = 28;
const SIDE = 220;
const PHOTO = {left: 640, top: 160, right: 1240, bottom: 560};

type Colour = readonly [red: number, green: number, blue: number];

/** A PNG like the picture of a program's window: bars, lines of text, and a noisy view of a camera. Equal seeds give equal bytes. */
export function drawWindow(seed: number): Buffer {
  const random = createRandom(seed);
  const {width, height} = WINDOW;
  const lengths = Array.from({length: Math.ceil(height / ROW)}, () => 80 + random() * 300);
  const rows = Buffer.alloc(height * (1 + width * 3));
  let at = 0;
  for (let y = 0; y < height; y++) {
    // Filter 0: the bytes of a row as they are.
    rows[at++] = 0;
    for (let x = 0; x < width; x++) {
      for (const part of colourAt(x, y, lengths, random)) rows[at++] = part;
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits a channel, red, green and blue.
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, {level: 9})),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function colourAt(x: number, y: number, lengths: readonly number[], random: () => number): Colour {
  if (y < 48) return [32, 64, 112];
  if (x >= PHOTO.left && x < PHOTO.right && y >= PHOTO.top && y < PHOTO.bottom) {
    const noise = random() * 24;
    return [60 + x / 10 + noise, 90 + y / 8 + noise, 120 + noise].map(Math.floor) as unknown as Colour;
  }
  if (x < SIDE) return y % ROW < 14 && x > 20 && x < 180 ? [120, 130, 145] : [238, 240, 244];
  const length = lengths[Math.floor(y / ROW)] ?? 0;
  const isText = y % ROW < 10 && x > SIDE + 20 && x < SIDE + 20 + length && x % 9 < 6;
  return isText ? [50, 50, 60] : [252, 252, 252];
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'ascii'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.byteLength);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
