import type {Element, ElementContent, Root} from 'hast';
import {visit} from 'unist-util-visit';

function isCheckbox(node: ElementContent | undefined): boolean {
  return node?.type === 'element' && node.tagName === 'input' && node.properties.type === 'checkbox';
}

/** Wraps the text of task list items in labels, so that screen readers announce it with the checkbox. */
export function labelCheckboxes() {
  return (tree: Root): void => {
    visit(tree, 'element', (item) => {
      if (item.tagName !== 'li') return;
      const paragraph = item.children.find(
        (child): child is Element =>
          child.type === 'element' && child.tagName === 'p' && isCheckbox(child.children[0]),
      );
      if (paragraph !== undefined) {
        paragraph.children = [label(paragraph.children)];
      } else if (isCheckbox(item.children[0])) {
        const nested = item.children.findIndex(
          (child) => child.type === 'element' && (child.tagName === 'ul' || child.tagName === 'ol'),
        );
        const end = nested === -1 ? item.children.length : nested;
        item.children = [label(item.children.slice(0, end)), ...item.children.slice(end)];
      }
    });
  };
}

function label(children: ElementContent[]): Element {
  return {type: 'element', tagName: 'label', properties: {}, children};
}
