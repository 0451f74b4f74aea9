import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const FENCE = /^\s*(`{3,}|~{3,})/;
const ADMONITION_TITLE = /^(\s*:{3,}[a-z]+)[ \t]+([^[{\s].*)$/i;
const HEADING_ID = /^(#{1,6}\s.*)\{#([^}\s]+)\}\s*$/;
const COMMENT = /<!--[\s\S]*?-->/g;

const markdownParser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .freeze();
const mdxParser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .freeze();

/**
 * Parses a page as Docusaurus does: as MDX, and as plain Markdown when it is not valid MDX.
 * Legacy spellings (`:::tip Title`, `## Heading {#id}`, HTML comments) are accepted as the framework accepts them.
 */
export function parseMarkdown(source: string): Root {
  const prepared = prepareLegacySyntax(source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'));
  try {
    return mdxParser.parse(prepared);
  } catch {
    return markdownParser.parse(prepared);
  }
}

/** Rewrites legacy spellings outside code fences; the number of lines may change, their order does not. */
function prepareLegacySyntax(source: string): string {
  const parts: string[] = [];
  let prose: string[] = [];
  let fence: string | null = null;
  const flushProse = (): void => {
    if (prose.length > 0) parts.push(prepareProse(prose.join('\n')));
    prose = [];
  };
  for (const line of source.split('\n')) {
    const marker = FENCE.exec(line)?.[1];
    if (fence !== null) {
      parts.push(line);
      if (marker !== undefined && marker.startsWith(fence) && line.trim() === marker) fence = null;
    } else if (marker !== undefined) {
      flushProse();
      parts.push(line);
      fence = marker;
    } else {
      prose.push(line);
    }
  }
  flushProse();
  return parts.join('\n');
}

function prepareProse(prose: string): string {
  return prose
    .replace(COMMENT, '')
    .split('\n')
    .map((line) => line.replace(ADMONITION_TITLE, '$1[$2]').replace(HEADING_ID, '$1\\{#$2}'))
    .join('\n');
}
