import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {rememberPosition, restorePosition} from '../../src/client/watchUpdates.ts';

const scrollTo = vi.fn<(options: ScrollToOptions) => void>();

/** Gives the headings these distances from the top of the window. */
function layOut(tops: Readonly<Record<string, number>>, scrollY: number): void {
  document.body.innerHTML = `<main>${Object.keys(tops)
    .map((id) => `<h2 id="${id}">${id}</h2>`)
    .join('')}</main>`;
  for (const [id, top] of Object.entries(tops))
    document.getElementById(id)!.getBoundingClientRect = () => ({top}) as DOMRect;
  vi.stubGlobal('scrollY', scrollY);
  window.scrollY = scrollY;
}

beforeEach(() => {
  sessionStorage.clear();
  scrollTo.mockClear();
  window.scrollTo = scrollTo as unknown as typeof window.scrollTo;
  vi.spyOn(performance, 'now').mockReturnValue(1000);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('restores the top line when content above has grown', () => {
  layOut({first: -500, second: -40, third: 300}, 900);
  rememberPosition();
  layOut({first: 200, second: 1500, third: 1900}, 0);
  restorePosition();
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({top: 1540, behavior: 'instant'});
});

test('scrolls to the old position without the heading', () => {
  layOut({first: -500}, 900);
  rememberPosition();
  layOut({other: 10}, 0);
  restorePosition();
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({top: 900, behavior: 'instant'});
});

test('uses pixels above the first heading', () => {
  layOut({first: 300}, 20);
  rememberPosition();
  layOut({first: 900}, 0);
  restorePosition();
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({top: 20, behavior: 'instant'});
});

test('restores nothing on another page or after five seconds, nor later', () => {
  layOut({first: -500}, 900);
  rememberPosition();
  const kept = sessionStorage.getItem('help-center.position') ?? '';
  sessionStorage.setItem('help-center.position', kept.replace('"url":"', '"url":"https://other.example/'));
  layOut({first: 200}, 0);
  restorePosition();
  rememberPosition();
  vi.spyOn(performance, 'now').mockReturnValue(5001);
  window.scrollY = 400;
  restorePosition();
  vi.spyOn(performance, 'now').mockReturnValue(1000);
  restorePosition();
  expect(scrollTo).not.toHaveBeenCalled();
});
