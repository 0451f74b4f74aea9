/** A line below the navigation bar; the last heading above it is the one being read. */
const READING_LINE_PX = 140;

/** The anchor of the section being read; empty above the first one. */
export function findSection(): string {
  const headings = [...document.querySelectorAll<HTMLElement>('article :is(h2, h3, h4)[id]')];
  const passed = headings.filter((heading) => heading.getBoundingClientRect().top < READING_LINE_PX);
  return passed.at(-1)?.id ?? '';
}
