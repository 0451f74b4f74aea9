import {useEffect, useLayoutEffect, useRef} from 'react';
import {rememberPlace} from './pageMemory.ts';
import type {PagePlace} from './pageMemory.ts';

/**
 * Keeps the reader's place when the page is left, and scrolls to `restored` once its results are on show.
 */
export function usePlace(search: string, pageCount: number, restored: PagePlace | null): void {
  const place = useRef<PagePlace>({search, pageCount, scrollY: 0});
  useLayoutEffect(() => {
    place.current = {...place.current, search, pageCount};
  }, [search, pageCount]);

  // Layout effects end together with the page, before the scroll position of the next one can be mistaken for ours.
  useLayoutEffect(() => {
    const track = () => {
      place.current = {...place.current, scrollY: window.scrollY};
    };
    const keep = () => rememberPlace(place.current);
    window.addEventListener('scroll', track, {passive: true});
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scroll', track);
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, []);

  const pending = useRef<PagePlace | null>(null);
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
