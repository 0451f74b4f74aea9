import {useEffect, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/DocSidebarItems';
import Items from '@theme-original/DocSidebarItems';
import {findProductOfPage} from '../../../products.ts';
import {filterItems} from './filterItems.ts';
import ProductItem from './ProductItem.tsx';

/** The first level of a sidebar: its product, and a field that filters pages by name. */
function FilteredItems(props: Props): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  // Includes what was typed before React ran.
  useEffect(() => setQuery(field.current?.value ?? ''), []);
  const [first, ...others] = props.items;
  const landing = first?.type === 'link' ? first : undefined;
  const product = findProductOfPage(landing?.docId);
  const pages = product ? others : props.items;
  const isFiltered = query.trim() !== '';
  const items = isFiltered ? filterItems(pages, query) : pages;
  const isEmpty = isFiltered && items.length === 0;
  const label = translate({id: 'sidebar.filter', message: 'Filter pages'});
  return (
    <>
      {landing && product && <ProductItem {...props} landing={landing} product={product} />}
      <li className="sidebar-filter" data-needs-scripts="">
        <input
          ref={field}
          type="search"
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
        {/* Rendered empty first: screen readers often skip what a live region begins with. */}
        <output>
          {isEmpty && <Translate id="sidebar.filter.nothing">No page has these words in its name.</Translate>}
        </output>
      </li>
      {/* The key remounts categories, which only read `collapsed` when mounted. */}
      <Items key={isFiltered ? query : ''} {...props} items={items} />
    </>
  );
}

/** The items of a sidebar; the first level shows its product and a filter. */
export default function DocSidebarItems(props: Props): ReactNode {
  return props.level === 1 ? <FilteredItems {...props} /> : <Items {...props} />;
}
