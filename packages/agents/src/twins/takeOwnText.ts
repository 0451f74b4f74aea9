import type {Twin} from './createTwin.ts';

/** The twin with a text that the site itself has for the page, and the headings that are in it. */
export function takeOwnText({page}: Twin, markdown: string): Twin {
  const lines = [...markdown.matchAll(/^(#{1,6}) +(.*?)\s*(?:\{#[^}]*\})?$/gm)];
  let next = 0;
  const headings = page.headings.flatMap((heading) => {
    const at = lines.findIndex(
      ([, marks = '', text], index) =>
        index >= next && marks.length === heading.depth && text === heading.text,
    );
    // The title belongs to the page even where the text leaves it out.
    if (at === -1) return heading.depth === 1 ? [{...heading, offset: 0}] : [];
    next = at + 1;
    return [{...heading, offset: lines[at]?.index ?? 0}];
  });
  return {page: {...page, headings}, markdown};
}
