import type {RootContent} from 'mdast';

/**
 * Whether a block is a general mark, a comment that says `general`: below a heading, its section is advice that is true of any such tool; before the
 * first heading, the whole page is, apart from statements with a fact mark.
 */
export function isGeneralMark(block: RootContent): boolean {
  return block.type === 'mdxFlowExpression' && /^\/\*\s*general\s*\*\/$/.test(block.value.trim());
}
