import {inflateSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {drawWindow, WINDOW} from '../../src/content/drawWindow.ts';

const {width, height} = WINDOW;

it('draws a PNG of the size it says, with a row of pixels for each line', () => {
  const png = drawWindow(1);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height]);
  const data = png.subarray(41, 41 + png.readUInt32BE(33));
  expect(inflateSync(data)).toHaveLength(height * (1 + width * 3));
});

it('draws the same picture for a seed, and others for others', () => {
  expect(drawWindow(1).equals(drawWindow(1))).toBe(true);
  expect(drawWindow(1).equals(drawWindow(2))).toBe(false);
});
