import type {ReactNode} from 'react';
import {HitText, Marked} from '../dialog/HitText.tsx';
import {describeHit, describePage, productBeside, sectionOf} from '../hits/describeHit.ts';
import type {PageGroup} from './groupPages.ts';
import {ResultLink, type ResultLinks} from './ResultLink.tsx';

/** Most words of a page's description. */
const ABOUT_WORDS = 99;

interface SearchResultProps extends ResultLinks {
  readonly group: PageGroup;
}

/** The hits of one page, as in the dialog: the page once, and below it a row for each matching part. */
export function SearchResult({group, ...link}: SearchResultProps): ReactNode {
  const {page, hits} = group;
  const [first] = hits;
  if (first === undefined) return null;
  const whole = hits.find((hit) => describeHit(hit).isPage);
  const {page: title, snippet} = describeHit(whole ?? first);
  const parts = hits.filter((hit) => hit !== whole);
  const about = whole === undefined || snippet.length > 0 ? snippet : describePage(whole, ABOUT_WORDS);
  const section = sectionOf(first);
  const place = [productBeside(first, section), section].filter((part) => part !== null);
  return (
    <li className="SearchPage-Result">
      <h2 className="SearchPage-Result-title">
        <ResultLink {...link} hit={whole ?? first} {...(whole ? {className: 'SearchPage-Hit'} : {url: page})}>
          <Marked text={title} />
        </ResultLink>
      </h2>
      <p className="SearchPage-Result-path">{place.join(' › ')}</p>
      {about.length > 0 && (
        <p className="SearchPage-Result-snippet">
          <Marked text={about} />
        </p>
      )}
      {parts.length > 0 && (
        <ul className="SearchPage-Parts">
          {parts.map((hit) => {
            const {path, title: heading, snippet: text} = describeHit(hit);
            return (
              <li key={hit.objectID}>
                <ResultLink {...link} hit={hit} className="DocSearch-Hit-row SearchPage-Hit">
                  <HitText path={path.slice(1, -1)} title={heading} snippet={text} />
                </ResultLink>
              </li>
            );
          })}
        </ul>
      )}
    </li>
  );
}
