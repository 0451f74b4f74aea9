import {useId, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import type {OfflineCopy, OfflineGroup, OfflineState} from '@help-center/offline/copy';
import {Saving, useFormat} from './Saving.tsx';

/** The content of the rows, in any state of the copy. */
interface Rows {
  readonly groups: readonly OfflineGroup[];
  /** Ids of the saved groups. */
  readonly only: readonly string[];
  /** Bytes that all groups share and the first one brings. */
  readonly common: number;
  /** Progress of saving; `undefined` if none is running. */
  readonly saving: Extract<OfflineState, {kind: 'saving'}> | undefined;
}

function toRows(state: OfflineState): Rows | undefined {
  switch (state.kind) {
    case 'offered':
      return {groups: state.list.groups, only: [], common: state.list.common.bytes, saving: undefined};
    case 'saving':
      // Without `only`, the whole site is being saved and there is nothing to choose.
      return (
        state.only && {
          groups: state.list.groups,
          only: state.before,
          common: state.list.common.bytes,
          saving: state,
        }
      );
    case 'saved':
      return (
        state.list.only && {
          groups: state.offer.groups,
          only: state.list.only,
          common: state.offer.common.bytes,
          saving: undefined,
        }
      );
    default:
      return undefined;
  }
}

/** The button of a row, labelled with its group to tell it from others. */
function RowButton({group, verb, onClick, removes, disabled}: RowButtonProps): ReactNode {
  const id = useId();
  return (
    <button
      type="button"
      id={id}
      className="button button--secondary button--sm"
      aria-labelledby={`${id} offline-${group}`}
      data-saves={group}
      data-removes={removes || undefined}
      disabled={disabled}
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
  /** While something else is being saved. */
  readonly disabled: boolean;
  onClick(): void;
}

/** The parts of the site that can be saved alone, each with its size and buttons; renders nothing if there are none. */
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
          const isBeingSaved = saving?.only?.includes(id) === true && !isSaved;
          return (
            <li key={id}>
              <span>
                <Link id={`offline-${id}`} to={`/${start}`}>
                  {name}
                </Link>{' '}
                <small>
                  {/* What is saved counts in the sum below. */}
                  {isSaved ? translate({id: 'theme.offline.isSaved', message: 'saved'}) : megabytes(bytes)}
                </small>
              </span>
              {!isBeingSaved &&
                (isSaved ? (
                  <RowButton
                    key="remove"
                    group={id}
                    verb={translate({id: 'theme.offline.removeGroup', message: 'Remove'})}
                    removes
                    disabled={saving !== undefined}
                    onClick={() => copy.remove(id)}
                  />
                ) : (
                  <RowButton
                    key="save"
                    group={id}
                    verb={translate({id: 'theme.offline.saveGroup', message: 'Save'})}
                    disabled={saving !== undefined}
                    onClick={() => copy.save([...only, id])}
                  />
                ))}
              {isBeingSaved && <Saving copy={copy} state={saving} saves={id} />}
            </li>
          );
        })}
      </ul>
    </>
  );
}
