import {assert, double, property} from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  farthestDistance,
  pixelsOnTarget,
  sceneWidth,
} from '../../src/components/PixelCalculator/pixelsOnTarget.ts';

const VIEW = {pixels: 1920, angle: 90, distance: 10, object: 0.5};

function between(min: number, max: number) {
  return double({min, max, noNaN: true});
}

describe('pixelsOnTarget', () => {
  it('covers 20 m at 10 m distance with 90 degrees', () => {
    expect(sceneWidth(VIEW)).toBeCloseTo(20, 10);
  });

  it('gives half a metre of these 20 m 48 of 1920 pixels', () => {
    expect(pixelsOnTarget(VIEW)).toBeCloseTo(48, 10);
  });

  it('gives the required pixels at the maximum distance', () => {
    assert(
      property(between(1, 170), between(0.01, 100), between(1, 5000), (angle, object, wanted) => {
        const view = {...VIEW, angle, object};
        const distance = farthestDistance(view, wanted);
        expect(pixelsOnTarget({...view, distance}) / wanted).toBeCloseTo(1, 9);
      }),
    );
  });
});
