import type {Block} from '../Block.ts';
import {parseMarkdown} from './parseMarkdown.ts';
import {sectioniseMarkdown} from './sectioniseMarkdown.ts';

/** Splits the source of a page into headings and blocks of text, without running components or plugins of the site. */
export function markdownBlocks(source: string): Block[] {
  return sectioniseMarkdown(parseMarkdown(source));
}
