import type {ReactNode} from 'react';
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
