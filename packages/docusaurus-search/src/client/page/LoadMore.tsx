import {useEffect, useRef} from 'react';
import type {ReactNode} from 'react';
import {PAGE_LABELS} from './labels.ts';

interface LoadMoreProps {
  /** Whether the next page is under way. */
  readonly loading: boolean;
  onLoadMore(): void;
}

/** Distance below the screen, in CSS pixels, at which the next page is loaded by itself. */
const NEAR_PX = 400;

/** Loads the next page when pressed, or when the reader scrolls near it. */
export function LoadMore({loading, onLoadMore}: LoadMoreProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (loading || button.current === null) return undefined;
    // Without a scroll of the reader's own, a short list would load page after page.
    const observer = new IntersectionObserver(
      (entries) => {
        if (window.scrollY > 0 && entries.some((entry) => entry.isIntersecting)) onLoadMore();
      },
      {rootMargin: `${NEAR_PX}px`},
    );
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [loading, onLoadMore]);
  return (
    <button
      ref={button}
      type="button"
      className="button button--secondary SearchPage-More"
      aria-disabled={loading}
      onClick={loading ? undefined : onLoadMore}
    >
      {loading ? PAGE_LABELS.loading : PAGE_LABELS.more}
    </button>
  );
}
