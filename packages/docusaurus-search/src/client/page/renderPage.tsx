import {render} from 'preact';
import {translateLabels} from '../opener/labels.ts';
import {PAGE_LABELS} from './labels.ts';
import {SearchPage, type SearchPageProps} from './SearchPage.tsx';

/** Renders the search page into an element, in place of the form that the page was built with, and returns what removes it. */
export function renderPage(element: HTMLElement, props: Omit<SearchPageProps, 'initiallyTyped'>): () => void {
  translateLabels(PAGE_LABELS, props.search.config.texts, 'theme.search.page.');
  const before = element.querySelector('input');
  const isFocused = before !== null && before === document.activeElement;
  // Another renderer has made what is in there; its handlers and ours would get in each other's way.
  element.textContent = '';
  render(<SearchPage initiallyTyped={before?.value ?? ''} {...props} />, element);
  const field = element.querySelector('input');
  if (isFocused && field !== null) {
    field.focus();
    field.setSelectionRange(before.selectionStart, before.selectionEnd);
  }
  return () => render(null, element);
}
