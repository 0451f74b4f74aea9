import {boxFormats, type Box, type BoxFormatName, type PictureSize, type Quad} from './boxFormats.ts';

// Rounded label files overshoot the edge by a fraction of a pixel.
const TOLERANCE = 0.01;

/** A box, or a sentence that says what is wrong with the text. */
export type BoxReading = {readonly box: Box} | {readonly error: string};

function parseNumbers(text: string, name: BoxFormatName): Quad | string {
  const words = text
    .replaceAll(/[[\]()]/g, ' ')
    .split(/[\s,;]+/)
    .filter(Boolean);
  const bad = words.find((word) => !Number.isFinite(Number(word)));
  if (bad !== undefined) return `"${bad}" is not a number. Write numbers with a point, such as 0.5.`;
  // A row of a YOLO file starts with the number of the class.
  const numbers = words.map(Number).slice(name === 'yolo' && words.length === 5 ? 1 : 0);
  if (numbers.length === 4) return numbers as unknown as Quad;
  const parts = boxFormats[name].parts.join(', ');
  return `${words.length} numbers were found, 4 are needed: ${parts}.`;
}

function quadFault(quad: Quad, name: BoxFormatName): string | undefined {
  const {parts} = boxFormats[name];
  const negative = quad.findIndex((value) => value < 0);
  if (negative !== -1) return `${parts[negative]} is ${quad[negative]}, it must not be below 0.`;
  if (name === 'voc' && quad[2] <= quad[0]) {
    return `xmax (${quad[2]}) must be greater than xmin (${quad[0]}). Are these COCO values?`;
  }
  if (name === 'voc' && quad[3] <= quad[1]) {
    return `ymax (${quad[3]}) must be greater than ymin (${quad[1]}). Are these COCO values?`;
  }
  if (name !== 'voc' && (quad[2] === 0 || quad[3] === 0)) return 'Width and height must be greater than 0.';
  const large = name === 'yolo' ? quad.findIndex((value) => value > 1) : -1;
  return large === -1
    ? undefined
    : `${parts[large]} is ${quad[large]}. YOLO values are fractions from 0 to 1; are these pixels?`;
}

/** Reads a box in one of the formats and checks that it lies inside the picture. */
export function parseBox(text: string, name: BoxFormatName, size: PictureSize): BoxReading {
  const quad = parseNumbers(text, name);
  if (typeof quad === 'string') return {error: quad};
  const fault = quadFault(quad, name);
  if (fault !== undefined) return {error: fault};
  const box = boxFormats[name].toBox(quad, size);
  const inside =
    box.xmin >= -TOLERANCE &&
    box.ymin >= -TOLERANCE &&
    box.xmax <= size.width + TOLERANCE &&
    box.ymax <= size.height + TOLERANCE;
  return inside
    ? {box}
    : {
        error: `The box leaves the image of ${size.width} x ${size.height} pixels. Check the size and the format.`,
      };
}
