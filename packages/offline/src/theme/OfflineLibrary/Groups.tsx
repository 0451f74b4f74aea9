import {useId, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import type {OfflineCopy, OfflineGroup, OfflineState} from '@help-center/offline/copy';
import {Saving} from './Saving.tsx';
import {useFormat} from './useFormat.ts';

/** What the rows are made of, whatever the state of the copy. */
interface Rows {
  readonly groups: readonly OfflineGroup[];
  /** Ids of the groups that are there. */
  readonly only: readonly string[];
  /** Bytes that the first group brings with it; 0 once one is there. */
  readonly common: number;
  /** How far a saving is; `undefined` unless one runs. */
  readonly saving: Extract<OfflineState, {kind: 'saving'}> | undefined;
}

function toRows(state: OfflineState): Rows | undefined {
  switch (state.kind) {
    case 'offered':
      return {groups: state.list.groups, only: [], common: state.list.common.bytes, saving: undefined};
    case 'saving':
      // The whole site is being saved: nothing to choose.
      return state.only && {groups: state.list.groups, only: state.before, common: 0, saving: state};
    case 'saved':
      return (
        state.list.only && {groups: state.offer.groups, only: state.list.only, common: 0, saving: undefined}
      );
    default:
      return undefined;
  }
}

/** The button of a row: named with what it is for, as there are several of them. */
function RowButton({group, verb, onClick, removes}: RowButtonProps): ReactNode {
  const id = useId();
  return (
    <button
      type="button"
      id={id}
      className="button button--secondary button--sm"
      aria-labelledby={`${id} offline-${group}`}
      data-saves={group}
      data-removes={removes || undefined}
      onClick={onClick}
    >
      {verb}
    </button>
  );
}

interface RowButtonProps {
  readonly group: string;
  readonly verb: string;
  readonly removes?: boolean;
  onClick(): void;
}

/** The parts of the site that can be saved alone, each with its size and what can be done with it; nothing for a site without. */
export function Groups({copy}: {copy: OfflineCopy}): ReactNode {
  const {megabytes} = useFormat();
  const rows = toRows(copy.state);
  if (rows === undefined || rows.groups.length === 0) return null;
  const {groups, only, common, saving} = rows;
  return (
    <>
      {common > 0 && (
        <p>
          {translate({
            id: 'theme.offline.firstGroup',
            message:
              'Save the parts that you need. The first one takes {size} more, for the search index and scripts.',
          }).replace('{size}', megabytes(common))}
        </p>
      )}
      <ul className="offline-groups">
        {groups.map(({id, name, start, bytes}) => {
          const isSaved = only.includes(id);
          return (
            <li key={id}>
              <span>
                <Link id={`offline-${id}`} to={`/${start}`}>
                  {name}
                </Link>{' '}
                <small>
                  {megabytes(bytes)}
                  {isSaved && ` · ${translate({id: 'theme.offline.isSaved', message: 'saved'})}`}
                </small>
              </span>
              {saving === undefined &&
                (isSaved ? (
                  <RowButton
                    key="remove"
                    group={id}
                    verb={translate({id: 'theme.offline.removeGroup', message: 'Remove'})}
                    removes
                    onClick={() => copy.remove(id)}
                  />
                ) : (
                  <RowButton
                    key="save"
                    group={id}
                    verb={translate({id: 'theme.offline.saveGroup', message: 'Save'})}
                    onClick={() => copy.save([...only, id])}
                  />
                ))}
              {saving?.only?.includes(id) && !isSaved && <Saving copy={copy} state={saving} saves={id} />}
            </li>
          );
        })}
      </ul>
    </>
  );
}
