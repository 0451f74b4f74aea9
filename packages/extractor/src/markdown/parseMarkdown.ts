import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).freeze();
const mdx = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective).freeze();

/** Parses the source of a page, as plain Markdown if it is not valid MDX, so that unfinished pages can be searched. */
export function parseMarkdown(source: string): Root {
  const body = toDirectives(withoutFrontMatter(source));
  try {
    // Escapes {#id} after a heading, which MDX would parse as an expression.
    return mdx.parse(body.replace(/\{#(?=[^\s}]+\}\s*$)/gm, '\\{#'));
  } catch {
    return markdown.parse(body);
  }
}

function withoutFrontMatter(source: string): string {
  return source.replace(/^\uFEFF?---\r?\n(?:[\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/, '');
}

/** Rewrites `:::note Title` to `:::note[Title]`, as Docusaurus does. */
function toDirectives(body: string): string {
  return body.replace(/^(\s*:{3,}[a-z][\w-]*)[ \t]+([^\s[{].*)$/gim, '$1[$2]');
}
