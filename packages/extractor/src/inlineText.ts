import {isExcluded} from './isFurniture.ts';
import {
  attribute,
  childrenOf,
  elementsBelow,
  findElement,
  isElement,
  isText,
  type Element,
  type Node,
} from './tree.ts';

// Docusaurus adds a zero-width space to hash links; editors leave soft hyphens and byte order marks.
const INVISIBLE = /[\u00AD\u200B\u2060\uFEFF]/g;

/** Text as a reader sees it: without invisible characters, with collapsed white space, none before a comma. */
export function cleanText(text: string): string {
  // Removes the space that a comment or an ignored element leaves before a comma.
  return text
    .replace(INVISIBLE, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ (?=,(?: |$))/g, '');
}

/** Code as a reader sees it: without invisible characters, trailing white space and empty lines. */
export function cleanCode(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t\u00A0]+$/gm, '')
    .replace(/\n{2,}/g, '\n')
    .replace(/^\n+|\n+$/g, '');
}

/** The text alternative of a picture: `alt`, an SVG's title and description or else its labels, or a formula's source; `null` for other elements. */
export function pictureText(element: Element): string | null {
  if (element.tagName === 'img') return attribute(element, 'alt') ?? '';
  if (element.tagName === 'svg') return svgText(element);
  if (element.tagName === 'math') return mathText(element);
  return null;
}

function svgText(svg: Element): string {
  const textsOf = (tag: string) =>
    [...elementsBelow(svg)]
      .filter(({tagName}) => tagName === tag)
      .map((element) => cleanText(rawText(element)));
  const described = [textsOf('title')[0] ?? '', textsOf('desc')[0] ?? ''].filter(Boolean);
  if (described.length > 0) return described.join('. ');
  // Icons may also have a label, but not the role.
  const label = attribute(svg, 'role') === 'img' ? attribute(svg, 'aria-label') : null;
  // Only without a description, because labels alone say little of what a page is about.
  return label ?? textsOf('text').filter(Boolean).join(' ');
}

function mathText(math: Element): string {
  const source = findElement(math, (element) => element.tagName === 'annotation');
  return rawText(source ?? math);
}

const RAISED = new Map(
  Array.from('0123456789+-=()ni', (sign, at) => [sign, Array.from('⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ')[at] ?? '']),
);
const LOWERED = new Map(
  Array.from('0123456789+-=()', (sign, at) => [sign, Array.from('₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎')[at] ?? '']),
);

/** A raised or lowered text in characters of its own, so that 10⁶ is not 106; `null` where Unicode has none. */
export function toScript(text: string, isRaised: boolean): string | null {
  const signs = Array.from(text.replace('−', '-'), (sign) => (isRaised ? RAISED : LOWERED).get(sign));
  return signs.length === 0 || signs.includes(undefined) ? null : signs.join('');
}

/** The text of a `sup` or `sub` element. */
export function scriptText(element: Element): string {
  const text = childrenOf(element).map(rawText).join('');
  return toScript(text.trim(), element.tagName === 'sup') ?? text;
}

/** The unnormalised text below a node without page furniture, with line breaks for `br`. */
export function rawText(node: Node): string {
  if (isText(node)) return node.value;
  if (isElement(node)) {
    if (isExcluded(node)) return '';
    if (node.tagName === 'br') return '\n';
    if (node.tagName === 'sup' || node.tagName === 'sub') return scriptText(node);
    const picture = pictureText(node);
    if (picture !== null) return ` ${picture} `;
  }
  return childrenOf(node).map(rawText).join('');
}

/** The text of the node on one line. */
export function inlineText(node: Node): string {
  return cleanText(rawText(node));
}

/** The text of a code block, its title first. */
export function codeText(block: Element): string {
  if (block.tagName === 'pre') return cleanCode(rawText(block));
  const code = findElement(block, (element) => element.tagName === 'pre');
  if (code === null) return inlineText(block);
  const title = cleanText(textOutside(block, code));
  return [title, cleanCode(rawText(code))].filter((part) => part !== '').join('\n');
}

function textOutside(node: Node, left: Element): string {
  if (node === left) return '';
  if (isText(node)) return node.value;
  if (isElement(node) && isExcluded(node)) return '';
  return childrenOf(node)
    .map((child) => textOutside(child, left))
    .join('');
}
