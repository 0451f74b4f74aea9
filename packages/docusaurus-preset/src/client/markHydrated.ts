/** Called by Docusaurus after hydration: tells html-first's loader and style sheets once React has rendered for the browser. */
export function onRouteDidUpdate({previousLocation}: {readonly previousLocation: unknown}): void {
  if (previousLocation !== null) return;
  // React renders what differs in the browser after the first frame.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      document.documentElement.dataset.hydrated = '';
    }),
  );
}
