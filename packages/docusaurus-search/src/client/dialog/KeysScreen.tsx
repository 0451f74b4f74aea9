import type {ReactNode} from 'react';
import {NO_CHARACTERS_KEY} from '../../contract/SearchConfig.ts';
import {KEYS_QUERY} from '../constants.ts';
import {Choice, useChoice} from './Choice.tsx';
import {LABELS} from './labels.ts';

const listKeys = (): readonly (readonly [keys: readonly string[], does: string])[] => [
  [[`${LABELS.ctrl} K`, '⌘ K', '/'], LABELS.keyOpen],
  [['↓', '↑'], LABELS.keyMove],
  [[LABELS.enter], LABELS.keySelect],
  [[`${LABELS.ctrl} ${LABELS.enter}`, `${LABELS.shift} ${LABELS.enter}`], LABELS.keyNewTab],
  [[LABELS.escape], LABELS.keyClose],
  [[KEYS_QUERY], LABELS.keyHelp],
];

/** Lists the keyboard shortcuts; shown for a question mark. `characterKeys` tells whether a single character may open search. */
export function KeysScreen({characterKeys}: {readonly characterKeys: boolean}): ReactNode {
  const [isOn, choose] = useChoice(NO_CHARACTERS_KEY);
  const isUsed = (key: string) => key !== '/' || (characterKeys && isOn);
  return (
    <div className="DocSearch-Keys">
      <p className="DocSearch-Title">{LABELS.keys}</p>
      <dl>
        {listKeys().map(([names, does]) => (
          <div key={does}>
            <dt>
              {names.filter(isUsed).map((key) => (
                <kbd key={key} className="DocSearch-Commands-Key">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      {characterKeys && <Choice label={LABELS.characterKeys} isOn={isOn} onChange={choose} />}
    </div>
  );
}
