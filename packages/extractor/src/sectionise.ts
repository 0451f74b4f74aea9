import {type Block, BlockWriter} from './BlockWriter.ts';
import {codeText, inlineText, pictureText, scriptText} from './inlineText.ts';
import {isCodeBlock, isExcluded, isTabList} from './isFurniture.ts';
import {
  attribute,
  childrenOf,
  elementsBelow,
  findElement,
  hasClass,
  isElement,
  isText,
  type Element,
  type Node,
} from './tree.ts';

// Elements that neither start nor end a block of text.
const INLINE_TAGS = new Set(
  'a abbr b bdi bdo button cite code data del dfn em font i ins kbd label mark output q ruby rb rt rp s samp small span strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

// At the end of these elements, an unused lead becomes a block.
const ENDS_LEAD = new Set(['dd', 'dl', 'details']);

/** Splits the content of a page into headings and blocks of text, in reading order. */
export function sectionise(root: Node): Block[] {
  const writer = new BlockWriter();
  walkChildren(root, writer);
  writer.endBlock();
  writer.dropLead();
  return writer.blocks;
}

function walkChildren(node: Node, writer: BlockWriter): void {
  for (const child of childrenOf(node)) walk(child, writer);
}

function walk(node: Node, writer: BlockWriter): void {
  if (isText(node)) writer.addText(node.value);
  if (!isElement(node) || isExcluded(node)) return;
  const picture = pictureText(node);
  if (picture !== null) writer.addText(` ${picture} `);
  else if (/^h[1-6]$/.test(node.tagName))
    writer.addHeading(Number(node.tagName[1]), inlineText(node), anchorOf(node));
  else if (isCodeBlock(node)) writer.addCode(codeText(node));
  else if (hasClass(node, 'theme-doc-card-container')) walkCard(node, writer);
  else if (hasClass(node, 'theme-admonition')) walkAdmonition(node, writer);
  else if (node.tagName === 'table') walkTable(node, writer);
  else if (childrenOf(node).some((child) => isElement(child) && isTabList(child))) walkTabs(node, writer);
  else if (node.tagName === 'dt' || node.tagName === 'summary') walkLead(node, writer);
  else if (node.tagName === 'li' && !isFootnote(node)) walkItem(node, writer);
  else if (node.tagName === 'br') writer.addText(' ');
  else if (node.tagName === 'sup' || node.tagName === 'sub') writer.addText(scriptText(node));
  else if (INLINE_TAGS.has(node.tagName)) walkInline(node, writer);
  else walkBlock(node, writer);
}

function walkInline(element: Element, writer: BlockWriter): void {
  if (element.tagName === 'a') noteLink(element, writer);
  walkChildren(element, writer);
}

function noteLink(anchor: Element, writer: BlockWriter): void {
  const href = attribute(anchor, 'href');
  // A link around headings and paragraphs is a card, whose text does not name its target.
  const isCard = findElement(anchor, ({tagName}) => !INLINE_TAGS.has(tagName)) !== null;
  if (href !== null && !isCard) writer.addLink({text: inlineText(anchor), href});
}

function walkBlock(element: Element, writer: BlockWriter): void {
  // Paragraphs of a list item or definition form one block.
  const joins =
    element.tagName === 'p' && isElement(element.parentNode as Node) && isItem(element.parentNode as Element);
  if (joins) writer.addText(' ');
  else writer.endBlock();
  walkChildren(element, writer);
  if (!joins) writer.endBlock();
  if (ENDS_LEAD.has(element.tagName)) writer.dropLead();
}

function walkItem(item: Element, writer: BlockWriter): void {
  writer.startItem(stepOf(item));
  walkChildren(item, writer);
  writer.endItem();
}

function isFootnote(item: Element): boolean {
  return attribute(item, 'id')?.startsWith('user-content-fn-') === true;
}

/** The number of a list item; `null` in an unordered list. */
function stepOf(item: Element): number | null {
  const list = item.parentNode as Element;
  if (list.tagName !== 'ol') return null;
  const items = childrenOf(list).filter(
    (child): child is Element => isElement(child) && child.tagName === 'li',
  );
  const step = Number(attribute(list, 'start') ?? 1) + items.indexOf(item);
  return step >= 0 ? step : null;
}

function isItem(element: Element): boolean {
  return element.tagName === 'li' || element.tagName === 'dd';
}

function walkLead(element: Element, writer: BlockWriter): void {
  writer.endBlock();
  walkChildren(element, writer);
  writer.endLead();
}

function walkCard(card: Element, writer: BlockWriter): void {
  const cardPart = (name: string): string => {
    const part = [...elementsBelow(card)].find((element) => hasClass(element, name));
    return part === undefined ? '' : inlineText(part);
  };
  const description = cardPart('theme-doc-card-description');
  // A card without a description only repeats a title or counts the pages of a category.
  const isEmpty = description === '' || /^\d+ \p{L}+$/u.test(description);
  if (!isEmpty) writer.addRow([cardPart('theme-doc-card-heading'), description]);
}

function walkAdmonition(admonition: Element, writer: BlockWriter): void {
  writer.endBlock();
  const parts = childrenOf(admonition).filter(isElement);
  // The title comes before the content; both are elements.
  const heading = parts.length === 2 ? parts[0] : undefined;
  const title = heading === undefined ? '' : inlineText(heading);
  // A default title such as "note" says nothing about the content.
  if (!hasClass(admonition, `theme-admonition-${title.toLowerCase()}`)) writer.setLead(title);
  for (const part of parts) if (part !== heading) walk(part, writer);
  writer.endBlock();
  writer.dropLead();
}

function walkTabs(container: Element, writer: BlockWriter): void {
  writer.endBlock();
  const labels = [...elementsBelow(container, isTabPanel)].filter(
    (element) => attribute(element, 'role') === 'tab',
  );
  const panels = panelsOf(container);
  // With lazy tabs, only the active panel is on the page.
  const shown =
    panels.length === labels.length
      ? labels
      : labels.filter((tab) => attribute(tab, 'aria-selected') === 'true');
  panels.forEach((panel, index) => {
    const label = shown[index];
    writer.addPanel(label === undefined ? '' : inlineText(label), () => walkChildren(panel, writer));
  });
}

function isTabPanel(element: Element): boolean {
  return attribute(element, 'role') === 'tabpanel';
}

function panelsOf(node: Node): Element[] {
  return childrenOf(node)
    .filter(isElement)
    .flatMap((element) => (isTabPanel(element) ? [element] : panelsOf(element)));
}

function isOutsideTable(element: Element): boolean {
  return element.tagName === 'table' || isExcluded(element);
}

function walkTable(table: Element, writer: BlockWriter): void {
  writer.endBlock();
  const rows = [...elementsBelow(table, isOutsideTable)].filter((element) => element.tagName === 'tr');
  const caption = childrenOf(table).find((child) => isElement(child) && child.tagName === 'caption');
  if (caption !== undefined) writer.addRow([inlineText(caption)]);
  for (const row of rows) {
    const cells = childrenOf(row).filter((cell) => isElement(cell) && !isExcluded(cell));
    for (const cell of elementsBelow(row, isExcluded)) if (cell.tagName === 'a') noteLink(cell, writer);
    writer.addRow(cells.map(inlineText));
  }
}

function anchorOf(heading: Element): string | null {
  const own = attribute(heading, 'id');
  if (own !== null) return own;
  for (const inner of elementsBelow(heading)) {
    const id = attribute(inner, 'id') ?? (inner.tagName === 'a' ? attribute(inner, 'name') : null);
    if (id !== null) return id;
  }
  return null;
}
