import {useState} from 'react';
import type {ReactNode} from 'react';
import {keepCharacterKeys, readCharacterKeys} from '../bar/characterKeys.ts';
import {LABELS} from './labels.ts';

/** The query that asks for the keys. */
export const KEYS_QUERY = '?';

const KEYS: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['Ctrl K', '⌘ K', '/'], LABELS.keyOpen],
  [['↓', '↑'], LABELS.keyMove],
  [['Enter'], LABELS.keySelect],
  [['Ctrl Enter', 'Shift Enter'], LABELS.keyNewTab],
  [['Esc'], LABELS.keyClose],
  [['?'], LABELS.keyHelp],
];

/** What each key does; shown for a question mark. `characterKeys` is whether a character on its own may open search. */
export function KeysScreen({characterKeys}: {readonly characterKeys: boolean}): ReactNode {
  const [isOn, setIsOn] = useState(readCharacterKeys);
  const keys =
    characterKeys && isOn
      ? KEYS
      : KEYS.map(([names, does]) => [names.filter((key) => key !== '/'), does] as const);
  return (
    <div className="DocSearch-Keys">
      <p className="DocSearch-Title">{LABELS.keys}</p>
      <dl>
        {keys.map(([names, does]) => (
          <div key={does}>
            <dt>
              {names.map((key) => (
                <kbd key={key} className="DocSearch-Commands-Key">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      {characterKeys && (
        <label className="DocSearch-ProductFirst">
          <input
            type="checkbox"
            checked={isOn}
            onChange={(event) => {
              keepCharacterKeys(event.target.checked);
              setIsOn(event.target.checked);
            }}
          />
          {LABELS.characterKeys}
        </label>
      )}
    </div>
  );
}
