import type {ReactNode} from 'react';
import type {HitTexts} from '../hits/describeHit.ts';
import {parseHighlight} from '../hits/parseHighlight.ts';

/** Shows a highlight as text with `<mark>` elements; no HTML of the answer reaches the page. */
export function MarkedText({html}: {html: string}): ReactNode {
  let offset = 0;
  return parseHighlight(html).map(({text, marked}) => {
    const key = offset;
    offset += text.length;
    return marked ? <mark key={key}>{text}</mark> : text;
  });
}

/** What was found in one place of a page: its heading behind those above it, and its text in a line of its own. What is empty is left out. */
export function HitText({
  path,
  titleHtml,
  snippetHtml,
}: Pick<HitTexts, 'path' | 'titleHtml' | 'snippetHtml'>): ReactNode {
  return (
    <>
      {titleHtml && (
        <span className="DocSearch-Hit-heading">
          {path.map((heading) => `${heading} › `)}
          <span className="DocSearch-Hit-title">
            <MarkedText html={titleHtml} />
          </span>
        </span>
      )}
      {snippetHtml && (
        <span className="DocSearch-Hit-snippet">
          <MarkedText html={snippetHtml} />
        </span>
      )}
    </>
  );
}
