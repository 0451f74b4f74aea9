import {SETS, type SetName, type Split} from './splitFrames.ts';

/** Measurements of a split. */
export interface Leakage {
  /** Frames in each set. */
  readonly frames: Readonly<Record<SetName, number>>;
  /** Clips whose frames are in more than one set. */
  readonly sharedClips: number;
  /** Test frames from a clip that also has frames in the training set. */
  readonly leakedTestFrames: number;
}

function count(clip: readonly SetName[], wanted: SetName): number {
  return clip.filter((name) => name === wanted).length;
}

/** Counts the frames of a split and those whose neighbours the model has already seen. */
export function measureLeakage(split: Split): Leakage {
  const total = (wanted: SetName) => split.reduce((sum, clip) => sum + count(clip, wanted), 0);
  return {
    frames: {training: total('training'), validation: total('validation'), test: total('test')},
    sharedClips: split.filter((clip) => SETS.filter((name) => clip.includes(name)).length > 1).length,
    leakedTestFrames: split
      .filter((clip) => clip.includes('training'))
      .reduce((sum, clip) => sum + count(clip, 'test'), 0),
  };
}
