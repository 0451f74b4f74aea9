import type {SitePage} from '../twins/SitePage.ts';

/** Most characters of a list or a part of a full text; readers truncate longer files. */
export const MAX_CHARACTERS = 50_000;

const escape = (text: string) => text.replace(/[[\]]/g, '\\$&');

/** One line of a list: a link with a description. */
export function listLine(title: string, url: string, description: string | null): string {
  const words = description === null ? '' : `: ${description.replace(/\s+/g, ' ')}`;
  return `- [${escape(title)}](${url})${words}`;
}

/** The lines of pages, without descriptions if those would exceed `room` characters. */
export function pageLines(pages: readonly SitePage[], room: number): string[] {
  const full = pages.map(({title, markdownUrl, description}) => listLine(title, markdownUrl, description));
  if (full.join('\n').length <= room) return full;
  return pages.map(({title, markdownUrl}) => listLine(title, markdownUrl, null));
}

/** The line with the link to a product's brief. */
export function briefLine(label: string, url: string): string {
  return listLine(`${label} in brief`, url, 'what it is, the names of its parts, and what is not known');
}
