import type {ReactNode} from 'react';
import type {HitTexts} from '../hits/describeHit.ts';
import {parseHighlight} from '../hits/parseHighlight.ts';

/** Shows a highlight as text with `<mark>` elements; no HTML from the answer reaches the page. */
export function MarkedText({html}: {html: string}): ReactNode {
  let offset = 0;
  return parseHighlight(html).map(({text, marked}) => {
    const key = offset;
    offset += text.length;
    return marked ? <mark key={key}>{text}</mark> : text;
  });
}

/** One match: its heading behind those above it, and below its text. Empty parts are left out. */
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
