import type {ReactNode} from 'react';
import {explainError} from './explainError.ts';
import {LABELS} from './labels.ts';

/** Shown when no backend could answer. */
export function ErrorScreen({error, onRetry}: {error: Error | null; onRetry(): void}): ReactNode {
  const {title, help} = explainError(error);
  return (
    <div className="DocSearch-ErrorScreen">
      <p className="DocSearch-Title">{title}</p>
      <p className="DocSearch-Help">{help}</p>
      <button type="button" className="DocSearch-Retry" onClick={onRetry}>
        {LABELS.retry}
      </button>
    </div>
  );
}
