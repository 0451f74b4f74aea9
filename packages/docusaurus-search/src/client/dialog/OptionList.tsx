/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the elements for lists of options cannot hold links */
import type {MouseEvent, ReactNode} from 'react';
import type {DialogGroup, DialogItem} from './DialogItem.ts';
import {Option} from './Option.tsx';

/** Settings of {@link OptionList}. */
export interface OptionListProps {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly DialogGroup[];
  /** Index of the active entry over all groups, or -1. */
  readonly active: number;
  /** Whether Enter opens the first entry while none is active. */
  readonly firstIsDefault: boolean;
  onActivate(index: number): void;
  onSelect(item: DialogItem, event: MouseEvent<HTMLAnchorElement>): void;
}

/** Id of an entry's element. */
export function optionId(listId: string, index: number): string {
  return `${listId}-option-${index}`;
}

/** Index of the first entry of each group over all groups. */
export function startsOf(groups: readonly DialogGroup[]): readonly number[] {
  return groups.map((_, index) => groups.slice(0, index).flatMap(({items}) => items).length);
}

/** The list that the input controls; it may hold groups of options only. */
export function OptionList(props: OptionListProps): ReactNode {
  const {id, label, groups, active, firstIsDefault, onActivate, onSelect} = props;
  const starts = startsOf(groups);
  return (
    <div id={id} role="listbox" aria-label={label} className="DocSearch-List">
      {groups.map((group, groupIndex) => {
        const start = starts[groupIndex] ?? 0;
        const headingId = `${id}-group-${groupIndex}`;
        return (
          <div key={group.label} role="group" aria-labelledby={headingId} className="DocSearch-Hits">
            <div id={headingId} className="DocSearch-Hit-source">
              {group.label}
              {group.product && <span className="DocSearch-Hit-product"> {group.product}</span>}
            </div>
            {group.items.map((item, itemIndex) => {
              const index = start + itemIndex;
              return (
                <Option
                  key={item.key}
                  id={optionId(id, index)}
                  item={item}
                  active={index === active}
                  first={firstIsDefault && active === -1 && index === 0}
                  onActivate={() => onActivate(index)}
                  onSelect={(event) => onSelect(item, event)}
                />
              );
            })}
          </div>
        );
      })}
    </div>
  );
}
