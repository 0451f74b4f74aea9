import {assert, integer, property} from 'fast-check';
import {describe, expect, it} from 'vitest';
import {confusionAt, measuresOf} from '../../src/components/ThresholdExplorer/measureAt.ts';
import {sampleScores} from '../../src/components/ThresholdExplorer/sampleScores.ts';

describe('measuresOf', () => {
  it('computes the worked example of 80 hits, 20 false alarms and 40 misses', () => {
    const {precision, recall, f1} = measuresOf(confusionAt(sampleScores, 10));
    expect(precision).toBe(0.8);
    expect(recall).toBeCloseTo(0.667, 3);
    expect(f1).toBeCloseTo(0.727, 3);
  });

  it('has no precision without reports', () => {
    expect(measuresOf(confusionAt(sampleScores, 20))).toEqual({precision: undefined, recall: 0, f1: 0});
  });
});

describe('confusionAt', () => {
  it('never finds more objects or false alarms at a higher threshold', () => {
    assert(
      property(integer({min: 0, max: 19}), (step) => {
        const lower = confusionAt(sampleScores, step);
        const higher = confusionAt(sampleScores, step + 1);
        expect(higher.truePositives).toBeLessThanOrEqual(lower.truePositives);
        expect(higher.falsePositives).toBeLessThanOrEqual(lower.falsePositives);
      }),
    );
  });

  it('classifies every candidate exactly once', () => {
    assert(
      property(integer({min: 0, max: 20}), (step) => {
        const counts = Object.values(confusionAt(sampleScores, step));
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(280);
      }),
    );
  });
});
