import type {ReactNode} from 'react';
import {HitText, MarkedText} from '../dialog/HitText.tsx';
import {describeHit, sectionOf} from '../hits/describeHit.ts';
import {tellAbout} from '../hits/tellAbout.ts';
import type {HitBody} from '../types.ts';
import type {PageGroup} from './groupPages.ts';
import {ResultLink} from './ResultLink.tsx';

interface SearchResultProps {
  readonly group: PageGroup;
  readonly query: string;
  readonly externalUrlRegex: string | null;
  onOpen(hit: HitBody, href: string, isElsewhere: boolean): void;
}

/** The hits of one page, as in the dialog: the page once, and below it a row for each matching part. */
export function SearchResult({group, query, ...link}: SearchResultProps): ReactNode {
  const {page, hits} = group;
  const [first] = hits;
  if (first === undefined) return null;
  const whole = hits.find((hit) => describeHit(hit).isPage);
  const {pageHtml, snippetHtml} = describeHit(whole ?? first);
  const parts = hits.filter((hit) => hit !== whole);
  const aboutHtml = whole === undefined ? '' : snippetHtml || tellAbout(whole, query);
  const section = sectionOf(first);
  // The section of a product's page usually begins with the product.
  const product = first.product && !section.startsWith(first.product) ? [first.product] : [];
  return (
    <li className="SearchPage-Result">
      <h2 className="SearchPage-Result-title">
        <ResultLink {...link} hit={whole ?? first} {...(whole ? {className: 'SearchPage-Hit'} : {url: page})}>
          <MarkedText html={pageHtml} />
        </ResultLink>
      </h2>
      <p className="SearchPage-Result-path">{[...product, section].join(' › ')}</p>
      {aboutHtml !== '' && (
        <p className="SearchPage-Result-snippet">
          <MarkedText html={aboutHtml} />
        </p>
      )}
      {parts.length > 0 && (
        <ul className="SearchPage-Parts">
          {parts.map((hit) => {
            const {path, titleHtml, snippetHtml: textHtml} = describeHit(hit);
            return (
              <li key={hit.objectID}>
                <ResultLink {...link} hit={hit} className="DocSearch-Hit-row SearchPage-Hit">
                  <HitText path={path.slice(1, -1)} titleHtml={titleHtml} snippetHtml={textHtml} />
                </ResultLink>
              </li>
            );
          })}
        </ul>
      )}
    </li>
  );
}
