import type {ReactNode} from 'react';
import {LABELS} from './labels.ts';

const COMMANDS = [
  {keys: ['↵'], names: ['Enter key'], label: LABELS.toSelect},
  {keys: ['↓', '↑'], names: ['Arrow down', 'Arrow up'], label: LABELS.toNavigate},
  {keys: ['esc'], names: ['Escape key'], label: LABELS.toClose},
] as const;

/** Key hints, and who answers. */
export function DialogFooter({provider}: {provider: string}): ReactNode {
  return (
    <div className="DocSearch-Footer">
      <p className="DocSearch-Logo">
        <span className="DocSearch-Label">{LABELS.searchBy}</span> {provider}
      </p>
      <ul className="DocSearch-Commands">
        {COMMANDS.map(({keys, names, label}) => (
          <li key={label}>
            {keys.map((key, index) => (
              <kbd key={key} className="DocSearch-Commands-Key">
                <span aria-hidden="true">{key}</span>
                <span className="DocSearch-VisuallyHidden">{names[index]}</span>
              </kbd>
            ))}
            <span className="DocSearch-Label">{label}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
