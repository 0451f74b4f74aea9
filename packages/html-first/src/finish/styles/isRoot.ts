/** Selectors of the page's root, in whatever theme. */
const ROOT = /^(?:html)?(?::root|\[data-theme=["']?\w+["']?\])*$/;

/** Whether a selector names the page's root, in whatever theme. */
export function isRoot(selector: string): boolean {
  return selector !== '' && ROOT.test(selector);
}
