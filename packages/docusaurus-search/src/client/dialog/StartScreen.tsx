import type {ReactNode} from 'react';
import type {SavedSearches} from '../saved/createSavedSearches.ts';
import type {DialogGroup, DialogItem} from './DialogItem.ts';
import {Icon, type IconName, OptionList, optionId, startsOf, type OptionListProps} from './OptionList.tsx';
import {LABELS} from './labels.ts';

interface StartScreenProps extends Omit<OptionListProps, 'label' | 'firstIsDefault'> {
  readonly saved: SavedSearches;
  /** Links below the list. */
  readonly children: ReactNode;
  /** Called with a text to announce after an entry has been moved or removed. */
  onChange(announcement: string): void;
}

/** Groups whose entries a reader saves or removes; they come first. */
const SAVED: readonly DialogGroup['kind'][] = ['recent', 'favorite'];

/**
 * Shown without a query. The buttons to save and remove entries are in a column beside the list, row by row, because a
 * listbox may only hold options.
 */
export function StartScreen({saved, onChange, children, ...list}: StartScreenProps): ReactNode {
  const {groups, id} = list;
  const starts = startsOf(groups);
  return (
    <div className="DocSearch-StartScreen">
      {groups.length === 0 ? (
        <p className="DocSearch-Help">{LABELS.noRecent}</p>
      ) : (
        <div className="DocSearch-Saved">
          <OptionList {...list} label={LABELS.saved} firstIsDefault={false} />
          <div className="DocSearch-Saved-actions">
            {groups.map((group, groupIndex) => {
              const start = starts[groupIndex] ?? 0;
              if (!SAVED.includes(group.kind)) return null;
              return (
                <div key={group.label} className="DocSearch-Hits">
                  <div className="DocSearch-Hit-source" />
                  {group.items.map((item, index) => (
                    <div key={item.key} className="DocSearch-Saved-row">
                      <RowActions
                        group={group}
                        item={item}
                        describedBy={optionId(id, start + index)}
                        saved={saved}
                        onChange={onChange}
                      />
                    </div>
                  ))}
                </div>
              );
            })}
          </div>
        </div>
      )}
      {children}
    </div>
  );
}

interface RowActionsProps extends Pick<StartScreenProps, 'saved' | 'onChange'> {
  readonly group: DialogGroup;
  readonly item: DialogItem;
  readonly describedBy: string;
}

function RowActions({group, item, describedBy, saved, onChange}: RowActionsProps): ReactNode {
  function button(icon: IconName, label: string, done: string, act: (objectID: string) => void): ReactNode {
    return (
      <button
        type="button"
        className="DocSearch-Hit-action-button"
        aria-label={label}
        aria-describedby={describedBy}
        title={label}
        onClick={() => {
          act(item.key);
          onChange(done);
        }}
      >
        <Icon name={icon} />
      </button>
    );
  }
  if (group.kind === 'recent') {
    return (
      <>
        {button('star', LABELS.save, LABELS.savedAsFavorite, saved.promote)}
        {button('close', LABELS.removeRecent, LABELS.removedFromHistory, saved.removeRecent)}
      </>
    );
  }
  if (group.kind === 'favorite') {
    return button('close', LABELS.removeFavorite, LABELS.removedFromFavorites, saved.removeFavorite);
  }
  return null;
}
