import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {MarkedText} from '../dialog/MarkedText.tsx';
import {describeHit, sectionOf} from '../hits/describeHit.ts';
import {resolveHitUrl} from '../hits/resolveHitUrl.ts';
import type {HitBody} from '../types.ts';

interface SearchResultProps {
  readonly hit: HitBody;
  readonly externalUrlRegex: string | null;
  onOpen(hit: HitBody, href: string): void;
}

/** One hit on the search page. */
export function SearchResult({hit, externalUrlRegex, onOpen}: SearchResultProps): ReactNode {
  const {pageHtml, isPage, titleHtml, snippetHtml, path} = describeHit(hit);
  const {href, external} = resolveHitUrl(hit.url, externalUrlRegex);
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
  const open = () => onOpen(hit, href);
  const section = sectionOf(hit);
  // The section of a product's page usually begins with the product.
  const product = hit.product && !section.startsWith(hit.product) ? [hit.product] : [];
  return (
    <li className="SearchPage-Result">
      <h2 className="SearchPage-Result-title">
        {external ? (
          <a href={href} onClick={open}>
            {title}
          </a>
        ) : (
          <Link to={href} autoAddBaseUrl={false} onClick={open}>
            {title}
          </Link>
        )}
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
