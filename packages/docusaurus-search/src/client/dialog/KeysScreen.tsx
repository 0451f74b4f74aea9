import {useState} from 'react';
import type {ReactNode} from 'react';
import {keepCharacterKeys, readCharacterKeys} from '../bar/characterKeys.ts';
import {KEYS_QUERY} from '../constants.ts';
import {LABELS} from './labels.ts';

const KEYS: readonly (readonly [keys: readonly string[], does: string])[] = [
  [[`${LABELS.ctrl} K`, '⌘ K', '/'], LABELS.keyOpen],
  [['↓', '↑'], LABELS.keyMove],
  [[LABELS.enter], LABELS.keySelect],
  [[`${LABELS.ctrl} ${LABELS.enter}`, `${LABELS.shift} ${LABELS.enter}`], LABELS.keyNewTab],
  [[LABELS.escape], LABELS.keyClose],
  [[KEYS_QUERY], LABELS.keyHelp],
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
