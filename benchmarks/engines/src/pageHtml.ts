import type {PageBlock, PageDocument} from '../../relevance/src/PageDocument.ts';
import {escapeHtml} from '@help-center/engine';

/** A page as a static site would serve it: title, then headings, paragraphs and code in `main`. */
export function pageHtml(page: PageDocument): string {
  const description =
    page.description === null ? '' : `<meta name="description" content="${escapeHtml(page.description)}">`;
  return `<!doctype html>
<html lang="en"><head><title>${escapeHtml(page.title)}</title>${description}</head>
<body><main><h1>${escapeHtml(page.title)}</h1>
${page.blocks.map(blockHtml).join('\n')}
</main></body></html>
`;
}

function blockHtml(block: PageBlock): string {
  const text = escapeHtml(block.text);
  if (block.kind === 'code') return `<pre><code>${text}</code></pre>`;
  if (block.kind === 'text') return `<p>${text}</p>`;
  const level = Math.max(2, block.level);
  return `<h${level} id="${escapeHtml(block.anchor ?? '')}">${text}</h${level}>`;
}
