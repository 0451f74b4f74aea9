import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {OfflineCopy, OfflineState} from '@help-center/offline/copy';
import {useFormat} from './useFormat.ts';

/** The progress of saving, and a button to stop it. */
export function Saving({
  copy,
  state: {done, total},
  saves,
}: {
  copy: OfflineCopy;
  state: Extract<OfflineState, {kind: 'saving'}>;
  /** Id of the group; empty for the whole site. */
  saves: string;
}): ReactNode {
  const {progress} = useFormat();
  const percent = total > 0 ? Math.floor((done / total) * 100) : 0;
  return (
    <div className="offline-saving">
      <p id="offline-progress">{progress({done, total})}</p>
      <div
        className="offline-progress"
        role="progressbar"
        aria-labelledby="offline-progress"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width={percent} height="1" />
        </svg>
      </div>
      <p>
        {translate({
          id: 'theme.offline.stay',
          message: 'Stay on this page until it is done. Pages you open in another tab do not disturb it.',
        })}
      </p>
      <button type="button" className="button button--secondary" data-saves={saves} onClick={copy.cancel}>
        {translate({id: 'theme.offline.cancel', message: 'Cancel'})}
      </button>
    </div>
  );
}
