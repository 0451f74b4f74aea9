import type {ReactNode} from 'react';
import Calculator from '../Calculator/index.tsx';
import {useNumberFields} from '../Calculator/useNumberFields.tsx';
import {measureLeakage} from './measureLeakage.ts';
import SplitFigures from './SplitFigures.tsx';
import {splitByClip, splitByFrame, type Shares} from './splitFrames.ts';

const FIELDS = {
  clips: {label: 'Clips', start: '10', min: 3, max: 40, whole: true},
  frames: {label: 'Frames in each clip', start: '12', min: 2, max: 40, whole: true},
  training: {label: 'Training', unit: 'per cent', start: '70', min: 1, max: 98, whole: true},
  validation: {label: 'Validation', unit: 'per cent', start: '15', min: 0, max: 98, whole: true},
};

function toShares({training, validation}: Record<keyof typeof FIELDS, number>): Shares | undefined {
  const test = 100 - training - validation;
  return test < 1 ? undefined : {training: training / 100, validation: validation / 100, test: test / 100};
}

/** Splits clips into training, validation and test set, and shows what leaks when single frames are split instead. */
export default function SplitPlanner(): ReactNode {
  const {form, read, values, show} = useNumberFields(FIELDS);
  const shares = values && toShares(values);
  const byClip = shares && splitByClip(values.clips, values.frames, shares);
  const byFrame = shares && splitByFrame(values.clips, values.frames, shares);
  const tooMuch = values && !shares ? 'Training and validation leave nothing for the test set.' : undefined;
  const leak = byFrame && measureLeakage(byFrame);
  const summary = leak
    ? `Split by frame, ${leak.leakedTestFrames} of ${leak.frames.test} test frames have neighbours in the training set; split by clip, none.`
    : (tooMuch ?? 'Correct the fields that are marked.');
  return (
    <Calculator
      title="Try it: split clips or frames"
      hint="Frames of one clip look nearly alike. A test frame whose neighbours were trained on proves little."
      form={form}
      onInput={read}
      fields={show({validation: tooMuch})}
      figures={
        leak && [
          {
            value: String(leak.leakedTestFrames),
            label: `of ${leak.frames.test} test frames leak, split by frame`,
          },
          {value: '0', label: 'leak, split by clip'},
        ]
      }
      summary={summary}
    >
      {byClip && byFrame && <SplitFigures byClip={byClip} byFrame={byFrame} />}
    </Calculator>
  );
}
