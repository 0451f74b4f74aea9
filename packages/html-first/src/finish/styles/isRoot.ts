const ROOT = /^(?:html)?(?::root|\[data-theme=["']?\w+["']?\])*$/;

/** Whether a selector selects the root of the page, in any theme. */
export function isRoot(selector: string): boolean {
  return selector !== '' && ROOT.test(selector);
}
