/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the element for an option cannot be a link */
/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the elements for lists of options cannot hold links */
import {type MouseEvent, type ReactNode, useEffect, useRef} from 'react';
import type {DialogGroup, DialogItem} from './DialogItem.ts';
import type {HitTexts, MarkedText} from '../hits/describeHit.ts';

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
          <div
            key={group.label}
            role="group"
            aria-labelledby={headingId}
            className="DocSearch-Hits"
            data-kind={group.kind}
          >
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

interface OptionProps {
  readonly id: string;
  readonly item: DialogItem;
  readonly active: boolean;
  /** Whether Enter opens it while no entry is active. */
  readonly first: boolean;
  onActivate(): void;
  onSelect(event: MouseEvent<HTMLAnchorElement>): void;
}

/** One entry: a link with the role of an option, so that it can be opened in a new tab as usual. */
function Option({id, item, active, first, onActivate, onSelect}: OptionProps): ReactNode {
  const element = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (active) element.current?.scrollIntoView({block: 'nearest'});
  }, [active]);
  const {page, continuesPage, title, snippet, path, product} = item;
  const isTarget = active || first;
  // A part is shown as heading and text below its page. The page itself is below one of its parts as text only, and by its
  // title as long as there is none but the ellipsis.
  const isPart = page.length > 0;
  const isRow = isPart || continuesPage;
  const isBare = continuesPage && !isPart && !snippet.some(({text}) => text.length > 1);
  return (
    <a
      ref={element}
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      href={item.href}
      className={`DocSearch-Hit${isTarget ? ' DocSearch-Hit--target' : ''}`}
      onMouseMove={active ? undefined : onActivate}
      onClick={onSelect}
      onAuxClick={(event) => event.button === 1 && onSelect(event)}
    >
      {!continuesPage && <Icon name={item.icon} className="DocSearch-Hit-icon" />}
      {!isBare && (
        <span className={continuesPage ? 'DocSearch-VisuallyHidden' : 'DocSearch-Hit-page'}>
          <span className={isPart ? '' : 'DocSearch-Hit-title'}>
            <Marked text={isPart ? page : title} />
          </span>
          {product !== null && <span className="DocSearch-Hit-product"> {product}</span>}
          {isRow && ' '}
          {!isRow && <Snippet text={snippet} />}
        </span>
      )}
      {isRow && (
        <span className="DocSearch-Hit-row">
          <HitText path={path.slice(1, -1)} title={isPart || isBare ? title : []} snippet={snippet} />
        </span>
      )}
      {isTarget && <Icon name="enter" className="DocSearch-Hit-Select-Icon" />}
    </a>
  );
}

/** Shows a text with its matches as `<mark>` elements. */
export function Marked({text}: {readonly text: MarkedText}): ReactNode {
  // oxlint-disable-next-line react/no-array-index-key -- the runs of a text have no other identity
  return text.map((run, index) => (run.marked ? <mark key={index}>{run.text}</mark> : run.text));
}

/** One match: the headings above it, its own heading, then its text. Empty parts are left out. */
export function HitText({path, title, snippet}: Pick<HitTexts, 'path' | 'title' | 'snippet'>): ReactNode {
  return (
    <span className="DocSearch-Hit-text">
      {title.length > 0 && (
        <span className="DocSearch-Hit-heading">
          {path.map((heading) => `${heading} › `)}
          <span className="DocSearch-Hit-title">
            <Marked text={title} />
          </span>
        </span>
      )}
      <Snippet text={snippet} />
    </span>
  );
}

/** The text of a match, after its heading; renders nothing if there is none. */
function Snippet({text}: {readonly text: MarkedText}): ReactNode {
  if (text.length === 0) return null;
  return (
    <>
      {' '}
      <span className="DocSearch-Hit-snippet">
        <Marked text={text} />
      </span>
    </>
  );
}

const PATHS = {
  search: 'M13.5 13.5 18 18M8.5 15a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Z',
  close: 'm5 5 10 10M15 5 5 15',
  recent: 'M10 5v5l3 2M10 18a8 8 0 1 0 0-16 8 8 0 0 0 0 16Z',
  star: 'm10 2 2.5 5.5H18l-4.5 4L15 18l-5-4-5 4 1.5-6.5L2 7.5h5.5Z',
  favorite: 'm10 2 2.5 5.5H18l-4.5 4L15 18l-5-4-5 4 1.5-6.5L2 7.5h5.5Z',
  page: 'M11.5 2H5v16h10V5.5L11.5 2Zm0 0v3.5H15',
  enter: 'M16 4v6H4m4-4-4 4 4 4',
} as const;

/** Name of an icon. */
export type IconName = keyof typeof PATHS;

/** A decorative icon in the colour of the text. */
export function Icon({name, className}: {name: IconName; className?: string}): ReactNode {
  return (
    <svg className={className} width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path d={PATHS[name]} fill={name === 'favorite' ? 'currentColor' : 'none'} stroke="currentColor" />
    </svg>
  );
}
