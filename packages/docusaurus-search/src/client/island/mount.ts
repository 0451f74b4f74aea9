import {render, type ComponentChild} from 'preact';

/**
 * Shows something in an element, and returns what removes it. The renderer runs effects late, some of them while it renders
 * their component again: one that removed its own component at once would have it set up anew, outside the page.
 */
export function mount(content: ComponentChild, element: HTMLElement): () => void {
  render(content, element);
  return () => void setTimeout(() => render(null, element));
}
