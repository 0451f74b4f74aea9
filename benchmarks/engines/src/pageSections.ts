import type {PageDocument} from '../../relevance/src/PageDocument.ts';

/** A heading with the text below it, up to the next heading that starts a section. */
export interface PageSection {
  readonly level: number;
  readonly title: string;
  /** The fragment without `#`; `null` for the section of the page title. */
  readonly anchor: string | null;
  readonly text: string;
}

/** Splits a page at its headings of levels 1 to `deepest`; deeper headings count as text. The title opens the first. */
export function pageSections(page: PageDocument, deepest: number): PageSection[] {
  const sections: {level: number; title: string; anchor: string | null; parts: string[]}[] = [
    {level: 1, title: page.title, anchor: null, parts: []},
  ];
  for (const block of page.blocks) {
    if (block.kind === 'heading' && block.level <= deepest) {
      sections.push({level: block.level, title: block.text, anchor: block.anchor, parts: []});
    } else {
      sections.at(-1)?.parts.push(block.text);
    }
  }
  return sections.map(({parts, ...section}) => ({...section, text: parts.join('\n')}));
}
