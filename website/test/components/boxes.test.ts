import {assert, constantFrom, integer, property, tuple} from 'fast-check';
import {describe, expect, it} from 'vitest';
import {boxFormats, type Box, type BoxFormatName} from '../../src/components/BoxConverter/boxFormats.ts';
import {formatBox} from '../../src/components/BoxConverter/formatBox.ts';
import {parseBox} from '../../src/components/BoxConverter/parseBox.ts';

const SIZE = {width: 640, height: 480};
const BOX = {xmin: 100, ymin: 120, xmax: 260, ymax: 360};
const NAMES = Object.keys(boxFormats) as BoxFormatName[];

const anyBox = tuple(integer({min: 0, max: 639}), integer({min: 0, max: 479})).chain(([xmin, ymin]) =>
  tuple(integer({min: xmin + 1, max: 640}), integer({min: ymin + 1, max: 480})).map(([xmax, ymax]) => ({
    xmin,
    ymin,
    xmax,
    ymax,
  })),
);

describe('formatBox', () => {
  it.each([
    ['voc', 'xmin 100, ymin 120, xmax 260, ymax 360'],
    ['coco', '[100, 120, 160, 240]'],
    ['yolo', '0 0.28125 0.5 0.25 0.5'],
  ] as const)('formats the worked example as %s', (name, expected) => {
    expect(formatBox(BOX, name, SIZE)).toBe(expected);
  });
});

describe('boxFormats', () => {
  it('round-trips a box through conversion', () => {
    assert(
      property(anyBox, constantFrom(...NAMES), (box, name) => {
        const {toBox, toQuad} = boxFormats[name];
        const back = toBox(toQuad(box, SIZE), SIZE);
        for (const side of Object.keys(box) as (keyof Box)[]) expect(back[side]).toBeCloseTo(box[side], 9);
      }),
    );
  });
});

describe('parseBox', () => {
  it('parses the output of formatBox to a hundredth of a pixel', () => {
    assert(
      property(anyBox, constantFrom('coco', 'yolo'), (box, name: BoxFormatName) => {
        const reading = parseBox(formatBox(box, name, SIZE), name, SIZE);
        if ('error' in reading) throw new Error(reading.error);
        expect(reading.box.xmin).toBeCloseTo(box.xmin, 2);
        expect(reading.box.ymax).toBeCloseTo(box.ymax, 2);
      }),
    );
  });

  it.each([
    ['voc', '100 120 260', '3 numbers were found, 4 are needed: xmin, ymin, xmax, ymax.'],
    ['voc', '100, 120, 160, 90', 'ymax (90) must be greater than ymin (120). Are these COCO values?'],
    ['voc', '100 120 2,6x 360', '"6x" is not a number. Write numbers with a point, such as 0.5.'],
    [
      'coco',
      '[600, 120, 160, 240]',
      'The box leaves the image of 640 x 480 pixels. Check the size and the format.',
    ],
    ['coco', '-5 0 10 10', 'x is -5, it must not be below 0.'],
    [
      'yolo',
      '100 120 160 240',
      'x of the centre is 100. YOLO values are fractions from 0 to 1; are these pixels?',
    ],
    ['yolo', '0.5 0.5 0 0.1', 'Width and height must be greater than 0.'],
  ] as const)('reports the fault in %s %s', (name, text, error) => {
    expect(parseBox(text, name, SIZE)).toEqual({error});
  });
});
