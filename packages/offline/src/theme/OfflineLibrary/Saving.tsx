import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import type {OfflineCopy, OfflineState} from '@help-center/offline/copy';

/** The language tag of the page. */
function useLanguage(): string {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  return localeConfigs[currentLocale]?.htmlLang ?? currentLocale;
}

/** Formats sizes and dates in the language of the page. */
export function useFormat() {
  const language = useLanguage();
  const digits = {minimumFractionDigits: 1, maximumFractionDigits: 1};
  const megabytes = (bytes: number) => `${new Intl.NumberFormat(language, digits).format(bytes / 1e6)} MB`;
  return {
    megabytes,
    /** How much of the copy is there. */
    progress: ({done, total}: {readonly done: number; readonly total: number}) =>
      translate({id: 'theme.offline.progress', message: 'Saving: {done} of {all}'})
        .replace('{done}', megabytes(done))
        .replace('{all}', megabytes(total)),
    day: (date: Date) =>
      new Intl.DateTimeFormat(language, {dateStyle: 'long', timeStyle: 'short'}).format(date),
  };
}

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
