import type {ReactNode} from 'react';
import {OPENER} from '../../early/contract.ts';
import {KEYS_QUERY} from '../constants.ts';
import {Choice, useChoice} from './Choice.tsx';
import {LABELS} from './labels.ts';

const KEYS: readonly (readonly [keys: readonly string[], does: string])[] = [
  [[`${LABELS.ctrl} K`, '⌘ K', '/'], LABELS.keyOpen],
  [['↓', '↑'], LABELS.keyMove],
  [[LABELS.enter], LABELS.keySelect],
  [[`${LABELS.ctrl} ${LABELS.enter}`, `${LABELS.shift} ${LABELS.enter}`], LABELS.keyNewTab],
  [[LABELS.escape], LABELS.keyClose],
  [[KEYS_QUERY], LABELS.keyHelp],
];

/** Lists the keyboard shortcuts; shown for a question mark. `characterKeys` tells whether a single character may open search. */
export function KeysScreen({characterKeys}: {readonly characterKeys: boolean}): ReactNode {
  const [isOn, choose] = useChoice(OPENER.offKey);
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
      {characterKeys && <Choice label={LABELS.characterKeys} isOn={isOn} onChange={choose} />}
    </div>
  );
}
