import type {ReactNode} from 'react';
import {MarkedText} from '../dialog/MarkedText.tsx';
import {describeHit, sectionOf} from '../hits/describeHit.ts';
import type {HitBody} from '../types.ts';
import {ResultLink} from './ResultLink.tsx';

interface SearchResultProps {
  readonly hit: HitBody;
  readonly externalUrlRegex: string | null;
  onOpen(hit: HitBody, href: string): void;
}

/** One hit on the search page. */
export function SearchResult({hit, externalUrlRegex, onOpen}: SearchResultProps): ReactNode {
  const {pageHtml, isPage, titleHtml, snippetHtml, path} = describeHit(hit);
  const title = (
    <>
      {!isPage && (
        <>
          <MarkedText html={pageHtml} />
          {' › '}
        </>
      )}
      <MarkedText html={titleHtml} />
    </>
  );
  const section = sectionOf(hit);
  // The section of a product's page usually begins with the product.
  const product = hit.product && !section.startsWith(hit.product) ? [hit.product] : [];
  return (
    <li className="SearchPage-Result">
      <h2 className="SearchPage-Result-title">
        <ResultLink hit={hit} externalUrlRegex={externalUrlRegex} onOpen={onOpen}>
          {title}
        </ResultLink>
      </h2>
      <p className="SearchPage-Result-path">{[...product, section, ...path.slice(1)].join(' › ')}</p>
      {snippetHtml !== '' && (
        <p className="SearchPage-Result-snippet">
          <MarkedText html={snippetHtml} />
        </p>
      )}
    </li>
  );
}
