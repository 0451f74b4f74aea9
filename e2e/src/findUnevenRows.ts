/**
 * Finds uneven spacing in a list of hits: rows with different padding, gaps in the line beside them, and headings that are
 * closer to the previous hit than to their own. Runs in the page.
 */
export function findUnevenRows(list: Element): string[] {
  const faults: string[] = [];
  const text = (element: Element) => element.textContent?.trim().slice(0, 40) ?? '';
  const box = (element: Element) => element.getBoundingClientRect();
  /** The box of an element's text, without padding. */
  const textBox = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  };
  const airs = new Set<string>();
  const lines = new Set<number>();
  let before: Element | undefined;
  for (const element of list.querySelectorAll(
    '.DocSearch-Hit-source, .DocSearch-Hit-page, .DocSearch-Hit-row',
  )) {
    const isRow = element.matches('.DocSearch-Hit-row');
    if (isRow) {
      const [top, end] = [element.firstElementChild, element.lastElementChild].map(
        (part) => part && box(part),
      );
      airs.add(
        [(top?.top ?? 0) - box(element).top, box(element).bottom - (end?.bottom ?? 0)].map(Math.round).join(),
      );
      lines.add(Math.round(box(element).left));
      if (before?.matches('.DocSearch-Hit-row') && Math.abs(box(before).bottom - box(element).top) > 0.5)
        faults.push(`the line is broken before ${text(element)}`);
    }
    if (before?.matches('.DocSearch-Hit-source') && !isRow) {
      const above = before.parentElement?.previousElementSibling?.querySelectorAll(
        '.DocSearch-Hit-page, .DocSearch-Hit-snippet, .DocSearch-Hit-heading',
      );
      const last = above && [...above].at(-1);
      const heading = textBox(before);
      if (last && heading.top - box(last).bottom <= textBox(element).top - heading.bottom)
        faults.push(`${text(before)} is nearer to ${text(last)} than to ${text(element)}`);
    }
    before = element;
  }
  if (airs.size !== 1) faults.push(`rows have different air: ${[...airs].join(' and ')}`);
  if (lines.size !== 1) faults.push('rows begin at different places');
  return faults;
}
