import type {Block, ContentPage} from './createContent.ts';

/** How a peer wants its Markdown. */
export interface Dialect {
  /** Whether the title stands as a heading in the text, for tools that do not show the one of the front matter. */
  readonly titleInText: boolean;
  /** Address in a link from one page to another, as an author of this tool writes it. */
  readonly linkTo: (from: ContentPage, to: ContentPage) => string;
  /** A tip, where it is not written as `:::tip`. */
  readonly tip?: (text: string) => string;
  /** Lines of front matter beside title and description. */
  readonly frontMatter: (page: ContentPage) => readonly string[];
}

/** The text of a page's file; the words are the same in every dialect. */
export function pageMarkdown(page: ContentPage, next: ContentPage, dialect: Dialect): string {
  const front = [
    '---',
    `title: ${page.title}`,
    `description: ${page.description}`,
    ...dialect.frontMatter(page),
    '---',
  ];
  const [first, ...rest] = page.blocks.map((block) => blockMarkdown(block, dialect));
  const link = `[${next.title}](${dialect.linkTo(page, next)})`;
  const title = dialect.titleInText ? [`# ${page.title}`] : [];
  return `${[front.join('\n'), ...title, link, first ?? '', ...rest].join('\n\n')}\n`;
}

function blockMarkdown(block: Block, {tip}: Dialect): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'heading':
      return `${'#'.repeat(block.level)} ${block.text}`;
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'code':
      return `\`\`\`${block.language}\n${block.text}\n\`\`\``;
    case 'tip':
      return tip?.(block.text) ?? `:::tip\n\n${block.text}\n\n:::`;
    case 'picture':
      return `![${block.text}](./${block.file})`;
    case 'table':
      return tableMarkdown(block.rows);
  }
}

function tableMarkdown(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n');
}
