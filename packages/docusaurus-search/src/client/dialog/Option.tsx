/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the element for an option cannot be a link */
import {useEffect, useRef} from 'react';
import type {MouseEvent, ReactNode} from 'react';
import type {DialogItem} from './DialogItem.ts';
import {HitText, Marked, Snippet} from './HitText.tsx';
import {Icon} from './icons.tsx';

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
export function Option({id, item, active, first, onActivate, onSelect}: OptionProps): ReactNode {
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
