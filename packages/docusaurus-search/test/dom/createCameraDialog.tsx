import {createHit} from '../client/support/createResult.ts';
import {createDialog, type TestDialog} from './createDialog.tsx';

/** Two sections, the first of them with a part of its page. */
export const CAMERA_HITS = [
  createHit('ANSVIS', 'Cameras'),
  createHit('DLHUB', 'Camera data'),
  createHit('ANSVIS', 'Cameras', 'Add a camera'),
];

/** A dialog that finds {@link CAMERA_HITS} for every query. */
export const createCameraDialog = (setup: Parameters<typeof createDialog>[0] = {}): Promise<TestDialog> =>
  createDialog({hitsFor: () => CAMERA_HITS, ...setup});
