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

/** What was found in one place of a page: the headings above it, its own, and its text. An empty heading is left out. */
export function HitText({
  path,
  titleHtml,
  snippetHtml,
}: Pick<HitTexts, 'path' | 'titleHtml' | 'snippetHtml'>): ReactNode {
  return (
    <span className="DocSearch-Hit-text">
      {path.map((heading) => `${heading} › `)}
      {titleHtml && (
        <span className="DocSearch-Hit-title">
          <MarkedText html={titleHtml} />
        </span>
      )}
      {titleHtml && snippetHtml && ' — '}
      {snippetHtml && (
        <span className="DocSearch-Hit-snippet">
          <MarkedText html={snippetHtml} />
        </span>
      )}
    </span>
  );
}
