import type {ReactNode} from 'react';
import {MarkedText} from '../dialog/MarkedText.tsx';
import {describeHit, sectionOf} from '../hits/describeHit.ts';
import type {HitBody} from '../types.ts';
import type {PageGroup} from './groupPages.ts';
import {ResultLink} from './ResultLink.tsx';

interface SearchResultProps {
  readonly group: PageGroup;
  readonly externalUrlRegex: string | null;
  onOpen(hit: HitBody, href: string): void;
}

/** The hits of one page on the search page: the page once, below it a row for each of its texts, and the headings that were found in one line. */
export function SearchResult({group, ...link}: SearchResultProps): ReactNode {
  const {page, hits} = group;
  const [first] = hits;
  if (first === undefined) return null;
  const whole = hits.find((hit) => describeHit(hit).isPage);
  const {snippetHtml} = whole ? describeHit(whole) : {snippetHtml: ''};
  const description = typeof whole?.['description'] === 'string' ? whole['description'] : '';
  const parts = hits.filter((hit) => hit !== whole);
  // A heading says too little for a row of its own.
  const rows = parts.filter((hit) => describeHit(hit).snippetHtml !== '');
  const sections = parts.filter((hit) => !rows.includes(hit));
  const section = sectionOf(first);
  // The section of a product's page usually begins with the product.
  const product = first.product && !section.startsWith(first.product) ? [first.product] : [];
  const title = <MarkedText html={describeHit(whole ?? first).pageHtml} />;
  return (
    <li className="SearchPage-Result">
      <h2 className="SearchPage-Result-title">
        {whole ? (
          <ResultLink {...link} hit={whole} className="SearchPage-Hit">
            {title}
          </ResultLink>
        ) : (
          <ResultLink {...link} hit={first} url={page}>
            {title}
          </ResultLink>
        )}
      </h2>
      <p className="SearchPage-Result-path">{[...product, section].join(' › ')}</p>
      {(snippetHtml || description) !== '' && (
        <p className="SearchPage-Result-snippet">
          {snippetHtml === '' ? description : <MarkedText html={snippetHtml} />}
        </p>
      )}
      {rows.length > 0 && (
        <ul className="SearchPage-Parts">
          {rows.map((hit) => {
            const {path, titleHtml, snippetHtml: partHtml} = describeHit(hit);
            return (
              <li key={hit.objectID}>
                {path.slice(1).map((heading) => `${heading} › `)}
                <ResultLink {...link} hit={hit} className="SearchPage-Hit">
                  <MarkedText html={titleHtml} />
                </ResultLink>
                {' — '}
                <MarkedText html={partHtml} />
              </li>
            );
          })}
        </ul>
      )}
      {sections.length > 0 && (
        <p className="SearchPage-Sections">
          {sections.map((hit) => (
            <ResultLink {...link} key={hit.objectID} hit={hit} className="SearchPage-Hit">
              <MarkedText html={describeHit(hit).titleHtml} />
            </ResultLink>
          ))}
        </p>
      )}
    </li>
  );
}
