import {assert, integer, property, tuple} from 'fast-check';
import {describe, expect, it} from 'vitest';
import {measureLeakage} from '../../src/components/SplitPlanner/measureLeakage.ts';
import {SETS, countPerSet, splitByClip, splitByFrame} from '../../src/components/SplitPlanner/splitFrames.ts';

const SHARES = {training: 0.7, validation: 0.15, test: 0.15};

const anyShares = tuple(integer({min: 1, max: 98}), integer({min: 0, max: 98}))
  .filter(([training, validation]) => training + validation < 100)
  .map(([training, validation]) => ({
    training: training / 100,
    validation: validation / 100,
    test: (100 - training - validation) / 100,
  }));

describe('countPerSet', () => {
  it('splits ten clips by the usual shares', () => {
    expect(countPerSet(10, SHARES)).toEqual({training: 7, validation: 2, test: 1});
  });

  it('distributes every clip and leaves no requested set empty', () => {
    assert(
      property(integer({min: 3, max: 2000}), anyShares, (total, shares) => {
        const counts = countPerSet(total, shares);
        expect(SETS.reduce((sum, name) => sum + counts[name], 0)).toBe(total);
        for (const name of SETS) expect(counts[name] > 0).toBe(shares[name] > 0);
      }),
    );
  });
});

describe('splitByClip', () => {
  it('never puts neighbouring frames in test and training sets', () => {
    assert(
      property(integer({min: 3, max: 40}), integer({min: 2, max: 40}), anyShares, (clips, frames, shares) => {
        const leakage = measureLeakage(splitByClip(clips, frames, shares));
        expect(leakage.leakedTestFrames).toBe(0);
        expect(leakage.sharedClips).toBe(0);
      }),
    );
  });
});

describe('splitByFrame', () => {
  it('puts test frames next to training frames of a clip', () => {
    const leakage = measureLeakage(splitByFrame(10, 12, SHARES));
    expect(leakage.frames).toEqual({training: 84, validation: 18, test: 18});
    expect(leakage.leakedTestFrames).toBe(18);
  });

  it('keeps the number of frames per clip', () => {
    expect(splitByFrame(5, 7, SHARES).map((clip) => clip.length)).toEqual([7, 7, 7, 7, 7]);
  });
});
