import {useEffect} from 'react';
import {rememberVisit} from '../saved/visitedPages.ts';

/** How long a page must stay open to count as visited, in milliseconds. */
const STAY_MS = 1500;

/** Remembers the articles that the reader stays on for the start screen of the dialog. */
export function useVisitRecord(path: string): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const title = document.querySelector('main article h1')?.textContent;
      if (title) rememberVisit(path, title);
    }, STAY_MS);
    return () => clearTimeout(timer);
  }, [path]);
}
