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
  return html
    .split(/(<mark>.*?<\/mark>)/su)
    .map((piece) => {
      const marked = piece.startsWith('<mark>') && piece.endsWith('</mark>');
      return {text: decode(marked ? piece.slice(6, -7) : piece), marked};
    })
    .filter(({text}) => text !== '');
}

function decode(html: string): string {
  return html.replaceAll(/&(?:lt|gt|quot|amp|#39|#x27);/gu, (entity) => ENTITIES[entity] ?? entity);
}
