import {useEffect, useLayoutEffect, useRef} from 'react';
import {rememberPosition} from './pageMemory.ts';
import type {PagePosition} from './pageMemory.ts';

/** Keeps the reader's position when the page is left, and scrolls to `restored` once its results are on screen. */
export function usePagePosition(search: string, pageCount: number, restored: PagePosition | null): void {
  const position = useRef<PagePosition>({search, pageCount, scrollY: 0});
  useLayoutEffect(() => {
    position.current = {...position.current, search, pageCount};
  }, [search, pageCount]);

  // Layout effects are cleaned up before the next page can change the scroll position.
  useLayoutEffect(() => {
    const track = () => {
      position.current = {...position.current, scrollY: window.scrollY};
    };
    const keep = () => rememberPosition(position.current);
    window.addEventListener('scroll', track, {passive: true});
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scroll', track);
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, []);

  const pending = useRef<PagePosition | null>(null);
  useEffect(() => {
    pending.current = restored;
  }, [restored]);
  useEffect(() => {
    if (pageCount === 0 || pending.current === null) return;
    const top = pending.current.scrollY;
    pending.current = null;
    requestAnimationFrame(() => window.scrollTo({top, behavior: 'instant'}));
  }, [pageCount]);
}
