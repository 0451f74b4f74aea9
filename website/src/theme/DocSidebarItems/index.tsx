import {useEffect, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/DocSidebarItems';
import Items from '@theme-original/DocSidebarItems';
import {filterItems} from './filterItems.ts';

/** The first level of a sidebar, with a field that narrows it to the pages whose names have the words typed. */
function FilteredItems(props: Props): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  // What was typed before React ran.
  useEffect(() => setQuery(field.current?.value ?? ''), []);
  const isFiltered = query.trim() !== '';
  const items = isFiltered ? filterItems(props.items, query) : props.items;
  const isEmpty = isFiltered && items.length === 0;
  const label = translate({id: 'sidebar.filter', message: 'Filter pages'});
  return (
    <>
      <li className="sidebar-filter" data-needs-scripts="">
        <input
          ref={field}
          type="search"
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
        {/* A live region that arrives with its text is often not read. */}
        <output>
          {isEmpty && <Translate id="sidebar.filter.nothing">No page has these words in its name.</Translate>}
        </output>
      </li>
      {/* A category is opened when it is made. */}
      <Items key={isFiltered ? query : ''} {...props} items={items} />
    </>
  );
}

/** The items of a sidebar; the first level can be filtered. */
export default function DocSidebarItems(props: Props): ReactNode {
  return props.level === 1 ? <FilteredItems {...props} /> : <Items {...props} />;
}
