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

type Numbers = Record<keyof typeof FIELDS, number>;

const testShare = ({training, validation}: Numbers) => 100 - training - validation;

function toShares(values: Numbers): Shares {
  const {training, validation} = values;
  return {training: training / 100, validation: validation / 100, test: testShare(values) / 100};
}

/** Says when no clip is left for the test set. */
const checkShares = (values: Numbers) =>
  testShare(values) < 1
    ? ({name: 'validation', error: 'Training and validation leave nothing for the test set.'} as const)
    : undefined;

/** Splits clips into training, validation and test set, and shows what leaks when single frames are split instead. */
export default function SplitPlanner(): ReactNode {
  const {form, read, values, error, fields} = useNumberFields(FIELDS, checkShares);
  const shares = toShares(values);
  const byClip = splitByClip(values.clips, values.frames, shares);
  const byFrame = splitByFrame(values.clips, values.frames, shares);
  const leak = measureLeakage(byFrame);
  return (
    <Calculator
      title="Try it: split clips or frames"
      hint="Frames of one clip look nearly alike. A test frame whose neighbours were trained on proves little."
      form={form}
      onInput={read}
      fields={fields}
      figures={[
        {
          value: String(leak.leakedTestFrames),
          label: `of ${leak.frames.test} test frames leak, split by frame`,
        },
        {value: '0', label: 'leak, split by clip'},
      ]}
      summary={`Split by frame, ${leak.leakedTestFrames} of ${leak.frames.test} test frames have neighbours in the training set; split by clip, none.`}
      error={error}
    >
      <SplitFigures byClip={byClip} byFrame={byFrame} />
    </Calculator>
  );
}
