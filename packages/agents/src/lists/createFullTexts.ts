import type {Twin} from '../twins/createTwin.ts';
import {MAX_CHARACTERS} from './listLines.ts';

const RULE = '\n---\n\n';
/** Room for the head of a part. */
const HEAD = 300;

function splitTwins(twins: readonly Twin[]): Twin[][] {
  const parts: Twin[][] = [[]];
  let length = HEAD;
  for (const twin of twins) {
    const added = twin.markdown.length + RULE.length;
    if (length + added > MAX_CHARACTERS && parts.at(-1)?.length !== 0) {
      parts.push([]);
      length = HEAD;
    }
    parts.at(-1)?.push(twin);
    length += added;
  }
  return parts;
}

/** The full text of a product in parts of at most {@link MAX_CHARACTERS}; a longer page is a part of its own. */
export function createFullTexts(
  label: string,
  twins: readonly Twin[],
  urlOf: (part: number) => string,
): {url: string; content: string}[] {
  const parts = splitTwins(twins);
  return parts.map((part, index) => {
    const next = index + 1 < parts.length ? ` The next part: ${urlOf(index + 1)}` : '';
    const head = `> ${label}, all pages, part ${index + 1} of ${parts.length}.${next}\n\n`;
    return {url: urlOf(index), content: head + part.map(({markdown}) => markdown).join(RULE)};
  });
}
