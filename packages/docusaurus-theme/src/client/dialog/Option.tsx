/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the element for an option cannot be a link */
import {useEffect, useRef} from 'react';
import type {MouseEvent, ReactNode} from 'react';
import type {DialogItem} from './DialogItem.ts';
import {Icon} from './icons.tsx';
import {MarkedText} from './MarkedText.tsx';

interface OptionProps {
  readonly id: string;
  readonly item: DialogItem;
  readonly active: boolean;
  /** Whether Enter opens it although no entry is active. */
  readonly first: boolean;
  onActivate(): void;
  onSelect(event: MouseEvent<HTMLAnchorElement>): void;
}

/** One entry: a link that plays the option, so that the mouse may open it in a new tab as usual. */
export function Option({id, item, active, first, onActivate, onSelect}: OptionProps): ReactNode {
  const element = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (active) element.current?.scrollIntoView({block: 'nearest'});
  }, [active]);
  const {titleHtml, snippetHtml, path, product} = item;
  return (
    <a
      ref={element}
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      href={item.href}
      className={`DocSearch-Hit${first ? ' DocSearch-Hit--first' : ''}`}
      onMouseMove={active ? undefined : onActivate}
      onClick={onSelect}
    >
      <Icon name={item.icon} className="DocSearch-Hit-icon" />
      <span className="DocSearch-Hit-content-wrapper">
        <span className="DocSearch-Hit-title">
          <MarkedText html={titleHtml} />
        </span>
        {snippetHtml !== '' && (
          <span className="DocSearch-Hit-snippet">
            <MarkedText html={snippetHtml} />
          </span>
        )}
        {(path.length > 0 || product !== null) && (
          <span className="DocSearch-Hit-path">
            {product !== null && <span className="DocSearch-Hit-product">{product}</span>}
            {path.join(' › ')}
          </span>
        )}
      </span>
      <Icon name="enter" className="DocSearch-Hit-Select-Icon" />
    </a>
  );
}
