import type {Twin} from './createTwin.ts';

/** The twin with a text that the site itself has for the page, and the headings that are in it. */
export function takeOwnText({page}: Twin, markdown: string): Twin {
  let from = 0;
  const headings = page.headings.flatMap((heading) => {
    const found = markdown.indexOf(`${'#'.repeat(heading.depth)} ${heading.text}`, from);
    // The title belongs to the page even where the text leaves it out.
    if (found === -1) return heading.depth === 1 ? [{...heading, offset: 0}] : [];
    from = found + 1;
    return [{...heading, offset: found}];
  });
  return {page: {...page, headings}, markdown};
}
