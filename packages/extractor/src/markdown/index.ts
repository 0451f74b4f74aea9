import type {Block} from '../Block.ts';
import {sectionise} from '../sectionise.ts';
import {parseMarkdown} from './parseMarkdown.ts';
import {toHtmlTree} from './toHtmlTree.ts';

/** Splits the source of a page into headings and blocks of text, without running components or plugins of the site. */
export function markdownBlocks(source: string): Block[] {
  return sectionise(toHtmlTree(parseMarkdown(source)));
}
