/** Called by Docusaurus after hydration: marks the root for html-first's loader and for style sheets. */
export function onRouteDidUpdate({previousLocation}: {readonly previousLocation: unknown}): void {
  if (previousLocation !== null) return;
  // What differs in the browser is rendered after the first frame.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      document.documentElement.dataset.hydrated = '';
    }),
  );
}
