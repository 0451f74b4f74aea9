import type {PageHistory} from '../page/usePageQuery.ts';
import {markTarget} from './markTarget.ts';
import {startSearch} from './startSearch.ts';

/** Lets search take over the form in an element of the search page, and returns what removes it. */
export function mountSearchPage(
  element: HTMLElement,
  history: PageHistory,
  onTitle: (title: string, heading: string) => void,
): () => void {
  let isLeft = false;
  let unmount: (() => void) | undefined;
  const navigating = Object.create(history, {
    push: {
      value(href: string) {
        markTarget(href);
        history.push(href);
      },
    },
  }) as PageHistory;
  startSearch()
    .then((search) => search.mountPage(element, {history: navigating, onTitle}))
    .then((remove) => (isLeft ? remove() : (unmount = remove)))
    .catch((error: unknown) => console.error('[search] could not be started:', error));
  return () => {
    isLeft = true;
    unmount?.();
  };
}
