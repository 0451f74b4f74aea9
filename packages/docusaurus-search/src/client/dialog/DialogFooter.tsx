import type {ReactNode} from 'react';
import {LABELS} from './labels.ts';

const listCommands = () => [
  {keys: ['↵'], names: [LABELS.enterKey], label: LABELS.toSelect},
  {keys: ['↓', '↑'], names: [LABELS.arrowDown, LABELS.arrowUp], label: LABELS.toNavigate},
  {keys: [LABELS.escape], names: [LABELS.escapeKey], label: LABELS.toClose},
];

interface DialogFooterProps {
  readonly provider: string;
  /** Address of the page about what is reported; `null` if nothing is. */
  readonly noticeHref: string | null;
}

/** Key hints, the search provider and a link about what is reported. */
export function DialogFooter({provider, noticeHref}: DialogFooterProps): ReactNode {
  return (
    <div className="DocSearch-Footer">
      <p className="DocSearch-Logo">
        {LABELS.searchBy} {provider}
        {noticeHref !== null && (
          <>
            {' '}
            <a href={noticeHref}>{LABELS.notice}</a>
          </>
        )}
      </p>
      <ul className="DocSearch-Commands">
        {listCommands().map(({keys, names, label}) => (
          <li key={label}>
            {keys.map((key, index) => (
              <kbd key={key} className="DocSearch-Commands-Key">
                <span aria-hidden="true">{key}</span>
                <span className="DocSearch-VisuallyHidden">{names[index]}</span>
              </kbd>
            ))}
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
