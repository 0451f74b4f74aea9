import {existsSync} from 'node:fs';
import {join, posix} from 'node:path';
import {visit} from 'unist-util-visit';
import {decodeAddress, type Page, type Site} from '@help-center/content';
import {toFindings, type Finding} from '../Finding.ts';

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

/** Pictures: they exist and have alternative text. The build checks the elements of drawings. */
export function checkPictures(page: Page, site: Site): Finding[] {
  const findings: Finding[] = [];
  visit(page.tree, 'image', (image) => {
    const line = image.position?.start.line ?? 1;
    const add = (message: string, fix: string) =>
      findings.push({file: page.file, line, field: 'picture', message: `${image.url} ${message}`, fix});
    const fault = textFault(image.alt?.trim() ?? '');
    if (fault !== undefined) add(...fault);
    if (/^(?:https?:|\/)/.test(image.url)) return;
    if (!existsSync(join(site.dir, page.folder, decodeAddress(image.url))))
      add('does not exist.', 'Put it into the folder of the page.');
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
    .flatMap((file) =>
      toFindings(file, 'picture', [
        [1, 'is shown on no page.', `Show it, or remove it: git rm website/${file}`],
      ]),
    );
}
