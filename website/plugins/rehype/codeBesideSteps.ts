import type {Element, ElementContent, Root, RootContent} from 'hast';
import {toString} from 'hast-util-to-string';
import {isJsxElement} from '@help-center/mdx-nodes';
import {COMMANDS, languageOf} from './highlightCode.ts';

/** Most lines of code that stands beside a step. */
const LINES = 12;
/** Most characters of its lines. A command wraps between its options, so that it may take two lines. */
const CHARACTERS = 60;
const COMMAND_CHARACTERS = 120;

/** Whether a block of code fits beside a step; notes need room beside their lines. */
function fits(block: Element): boolean {
  const [code] = block.children;
  if (code?.type !== 'element' || code.tagName !== 'code') return false;
  const {meta = ''} = (code.data ?? {}) as {meta?: string};
  const most = COMMANDS.has(languageOf(code)) ? COMMAND_CHARACTERS : CHARACTERS;
  const lines = toString(code).trimEnd().split('\n');
  return !/\bnote-/.test(meta) && lines.length <= LINES && lines.every(({length}) => length <= most);
}

const isElement = (node: RootContent | ElementContent, name: string): node is Element =>
  node.type === 'element' && node.tagName === name;

/** Elements without the white space between them. */
const elementsOf = (nodes: readonly ElementContent[]) => nodes.filter(({type}) => type !== 'text');

/** Whether a node is short code, or tabs that hold nothing else. */
function isShortCode(node: ElementContent | undefined): boolean {
  if (node === undefined) return false;
  if (isElement(node, 'pre')) return fits(node);
  if (!isJsxElement(node) || node.name !== 'Tabs') return false;
  const panels = elementsOf(node.children);
  return panels.every((panel) => {
    const [only, ...others] = isJsxElement(panel) ? elementsOf(panel.children) : [];
    return only !== undefined && others.length === 0 && isElement(only, 'pre') && fits(only);
  });
}

/** Marks the words of a step that short code follows: on large windows, the code stands beside them (src/css/code.css). */
export function codeBesideSteps() {
  return ({children}: Root): void => {
    const steps = children
      .filter((list): list is Element => isElement(list, 'ol'))
      .flatMap((list) => list.children.filter((item): item is Element => isElement(item, 'li')));
    for (const step of steps) {
      const parts = elementsOf(step.children);
      for (const [index, part] of parts.entries())
        if (isElement(part, 'p') && isShortCode(parts[index + 1])) part.properties.className = ['step-words'];
    }
  };
}
