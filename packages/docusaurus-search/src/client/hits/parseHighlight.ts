import type {TextRun} from '../../early/contract.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&amp;': '&',
};

/**
 * Splits the HTML of a highlight at its `<mark>` tags and undoes its escapes.
 * Whatever else it holds stays plain text, so that nothing of it can run.
 */
export function parseHighlight(html: string): readonly TextRun[] {
  return (
    html
      // Every second piece was between tags.
      .split(/<mark>(.*?)<\/mark>/su)
      .map((piece, index) => ({text: decode(piece), marked: index % 2 === 1}))
      .filter(({text}) => text !== '')
  );
}

function decode(html: string): string {
  return html.replaceAll(/&(?:lt|gt|quot|amp|#39|#x27);/gu, (entity) => ENTITIES[entity] ?? entity);
}
