/** A way from a page to the next. */
export interface Variant {
  readonly name: string;
  /** Whether links are left to the browser, which loads a document. */
  readonly isDocument: boolean;
  /** What the browser may do with a page whose link is pointed at; `null` for the site's own rules. */
  readonly ahead: 'prefetch' | 'prerender' | null;
  readonly hasTransition: boolean;
}

/** The first is what the site does. */
export const VARIANTS: readonly Variant[] = [
  {name: 'routing in the page (shipped)', isDocument: false, ahead: null, hasTransition: false},
  {name: 'documents, prefetched', isDocument: true, ahead: 'prefetch', hasTransition: false},
  {name: 'documents, prerendered', isDocument: true, ahead: 'prerender', hasTransition: false},
  {
    name: 'documents, prerendered, view transition',
    isDocument: true,
    ahead: 'prerender',
    hasTransition: true,
  },
];

/** Address of the script that {@link toVariant} puts at the head of each page. */
export const SCRIPT = '/navigation-benchmark.js';
/** Where a page reports the time at which the wanted heading was on the screen. */
export const REPORT = '/navigation-benchmark-painted';

/** A page of the site as it would be in a variant. The policy is left out in all of them, as it knows no such rules. */
export function toVariant(html: string, {ahead, hasTransition}: Variant): string {
  const rules =
    ahead === null
      ? ''
      : `<script type="speculationrules">${JSON.stringify({[ahead]: [{where: {href_matches: '/*'}, eagerness: 'moderate'}]})}</script>`;
  const style = hasTransition ? '<style>@view-transition{navigation:auto}</style>' : '';
  return html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace('<head>', `<head><script src="${SCRIPT}"></script>${rules}${style}`);
}

/** Leaves links to the browser, and reports when the heading is painted; frames are not drawn while a page is prerendered. */
export function variantScript({isDocument}: Variant, heading: string): string {
  const leave = `addEventListener('click', (event) => {
    if (event.target.closest?.('a[href^="/"]')) event.stopImmediatePropagation();
  }, true);`;
  return `${isDocument ? leave : ''}
(() => {
  const look = () => {
    if (document.querySelector('h1')?.textContent.includes(${JSON.stringify(heading)}))
      requestAnimationFrame(() => navigator.sendBeacon('${REPORT}?at=' + (performance.timeOrigin + performance.now())));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})();`;
}
