import type {ReactNode} from 'react';
import {LABELS} from './labels.ts';

/** The query that asks for the keys. */
export const KEYS_QUERY = '?';

const KEYS: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['Ctrl K', '⌘ K', '/'], 'open search'],
  [['↓', '↑'], 'move through the results'],
  [['Enter'], 'open the result'],
  [['Ctrl Enter', 'Shift Enter'], 'open it in a new tab or window'],
  [['Esc'], 'close search'],
  [['?'], 'show these keys'],
];

/** What each key does; shown for a question mark. */
export function KeysScreen(): ReactNode {
  return (
    <div className="DocSearch-Keys">
      <p className="DocSearch-Title">{LABELS.keys}</p>
      <dl>
        {KEYS.map(([keys, does]) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} className="DocSearch-Commands-Key">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
