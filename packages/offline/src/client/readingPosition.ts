const KEY = 'help-center.position';
/** Milliseconds after the start of the load; later, the reader has read on, and a jump would lose their place. */
const LATEST = 5000;

interface Position {
  readonly url: string;
  readonly scroll: number;
  /** The last heading above the top of the window; empty when there is none. */
  readonly heading: string;
  /** Pixels from the heading to the top of the window. */
  readonly offset: number;
}

const topOf = (element: Element) => element.getBoundingClientRect().top;

/** Remembers what is at the top of the window, for after a reload. */
export function rememberPosition(): void {
  const headings = Array.from(document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)[id]'));
  const heading = headings.filter((element) => topOf(element) <= 1).at(-1);
  const position: Position = {
    url: location.href,
    scroll: window.scrollY,
    heading: heading?.id ?? '',
    offset: heading ? -topOf(heading) : 0,
  };
  sessionStorage.setItem(KEY, JSON.stringify(position));
}

/** Scrolls the same lines back to the top of the window, even if the new version of the page is longer above them. */
export function restorePosition(): void {
  const text = sessionStorage.getItem(KEY);
  if (!text) return;
  sessionStorage.removeItem(KEY);
  const {url, scroll, heading, offset} = JSON.parse(text) as Position;
  if (url !== location.href || performance.now() > LATEST) return;
  const element = heading ? document.getElementById(heading) : null;
  const top = element ? window.scrollY + topOf(element) + offset : scroll;
  if (Math.abs(top - window.scrollY) > 1) window.scrollTo({top, behavior: 'instant'});
}
