import {posix} from 'node:path';
import {visit} from 'unist-util-visit';
import {decodeAddress, type Page, type Site} from '@help-center/content';
import type {Finding} from '../Finding.ts';

const PICTURE = /\.(?:svg|png|jpe?g|webp|avif|gif)$/i;

function textFault(alt: string): [string, string] | undefined {
  if (alt.length < 15)
    return [`has the alternative text "${alt}".`, 'Say what it shows, in one or two sentences.'];
  if (alt.length > 300)
    return [`has an alternative text of ${alt.length} characters.`, 'Use at most 300; the rest is text.'];
  if (/^(?:an? |the )?(?:image|picture|photo|screenshot|diagram|graphic) (?:of|showing)\b/i.test(alt)) {
    return [`has an alternative text that begins "${alt.slice(0, 20)}…".`, 'Begin with what it shows.'];
  }
  return undefined;
}

/** Pictures: they have alternative text, and drawings a line of their own. The build checks the files. */
export function checkPictures(page: Page): Finding[] {
  const findings: Finding[] = [];
  visit(page.tree, 'image', (image, _index, parent) => {
    const line = image.position?.start.line ?? 1;
    const add = (message: string, fix: string) =>
      findings.push({file: page.file, line, field: 'picture', message: `${image.url} ${message}`, fix});
    const fault = textFault(image.alt?.trim() ?? '');
    if (fault !== undefined) add(...fault);
    if (image.url.endsWith('.svg') && parent !== undefined && parent.children.length > 1) {
      add('is a drawing inside text.', 'Give it a line of its own, with a blank line before and behind it.');
    }
  });
  return findings;
}

/** Pictures that no page shows, each with the command that removes it. */
export function checkOrphanPictures(site: Site): Finding[] {
  const shown = new Set<string>();
  for (const page of site.pages.values()) {
    visit(page.tree, 'image', ({url}) => void shown.add(posix.join(page.folder, decodeAddress(url))));
    for (const [, path = ''] of page.text.matchAll(/(?:src|href|require)[=(]["'{]*([^"'\s)}]+)/g)) {
      shown.add(posix.join(page.folder, path));
    }
  }
  return [...site.files]
    .filter((file) => PICTURE.test(file) && !shown.has(file))
    .map((file) => ({
      file,
      line: 1,
      field: 'picture',
      message: 'is shown on no page.',
      fix: `Show it, or remove it: git rm website/${file}`,
    }));
}
