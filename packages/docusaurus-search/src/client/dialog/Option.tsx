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
  const {pageHtml, continuesPage, titleHtml, snippetHtml, path, product} = item;
  // Below its page a hit is "section — snippet".
  const isPart = pageHtml !== '';
  const above = isPart ? path.slice(1) : [];
  // The page itself, below one of its sections: its title is all there is to show.
  const isPageAgain = continuesPage && !isPart && snippetHtml === '';
  const headClass = isPageAgain
    ? 'DocSearch-Hit-row'
    : continuesPage
      ? 'DocSearch-VisuallyHidden'
      : 'DocSearch-Hit-page';
  const title = (
    <span className="DocSearch-Hit-title">
      <MarkedText html={titleHtml} />
    </span>
  );
  return (
    <a
      ref={element}
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      href={item.href}
      className={`DocSearch-Hit${first ? ' DocSearch-Hit--first' : ''}${continuesPage ? ' DocSearch-Hit--part' : ''}`}
      onMouseMove={active ? undefined : onActivate}
      onClick={onSelect}
    >
      {!continuesPage && <Icon name={item.icon} className="DocSearch-Hit-icon" />}
      <span className="DocSearch-Hit-content-wrapper">
        <span className={headClass}>
          {isPart ? <MarkedText html={pageHtml} /> : title}
          {product !== null && <span className="DocSearch-Hit-product">{product}</span>}
          {isPart && ' '}
        </span>
        {(isPart || snippetHtml !== '') && (
          <span className="DocSearch-Hit-row">
            {above.length > 0 && <span className="DocSearch-Hit-path">{above.join(' › ')} › </span>}
            {isPart && title}
            {isPart && snippetHtml !== '' && ' — '}
            {snippetHtml !== '' && (
              <span className="DocSearch-Hit-snippet">
                <MarkedText html={snippetHtml} />
              </span>
            )}
          </span>
        )}
      </span>
      <Icon name="enter" className="DocSearch-Hit-Select-Icon" />
    </a>
  );
}
