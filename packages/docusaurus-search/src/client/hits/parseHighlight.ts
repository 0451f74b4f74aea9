import type {TextRun} from '@help-center/engine/protocol';

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&amp;': '&',
};

/**
 * Splits the HTML that a search server sent at its `<mark>` tags and unescapes it.
 * Everything else stays plain text, so that no markup of an answer can run.
 */
export function parseHighlight(html: string): readonly TextRun[] {
  return (
    html
      // Every second piece stood between tags.
      .split(/<mark>(.*?)<\/mark>/su)
      .map((piece, index) => ({text: decode(piece), marked: index % 2 === 1}))
      .filter(({text}) => text !== '')
  );
}

function decode(html: string): string {
  return html.replaceAll(/&#?\w+;/g, (entity) => ENTITIES[entity] ?? entity);
}
