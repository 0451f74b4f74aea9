import {posix} from 'node:path';
import {visit} from 'unist-util-visit';
import {
  decodeAddress,
  anchorsOf,
  didYouMean,
  pageUrl,
  textOf,
  type Page,
  type Site,
} from '@help-center/content';
import type {Finding} from '../Finding.ts';

const EMPTY_WORDS = /^(?:here|click here|this|this page|link|more|read more)$/i;

type Fault = readonly [message: string, fix: string];

function findTarget(url: string, site: Site): Page | undefined {
  const wanted = url.replace(/(.)\/$/, '$1');
  return [...site.pages.values()].find((page) => pageUrl(page).replace(/(.)\/$/, '$1') === wanted);
}

function anchorFault(target: Page, anchor: string): Fault | undefined {
  if (anchor === '') return undefined;
  const anchors = anchorsOf(target);
  return anchors.has(anchor)
    ? undefined
    : [
        `leads to #${anchor}, which ${target.file} does not have.${didYouMean(anchor, anchors)}`,
        `Add {#${anchor}} to the heading, or use one of its anchors.`,
      ];
}

function fileFault(page: Page, path: string, anchor: string, site: Site): Fault | undefined {
  const file = posix.normalize(posix.join(page.folder, path));
  const target = site.pages.get(file);
  if (target !== undefined) return anchorFault(target, anchor);
  if (site.files.has(file)) return undefined;
  const index = posix.join(file, 'index.mdx');
  if (site.pages.has(index)) {
    return [`leads to the folder ${path}.`, `Link to the file: ${path.replace(/\/?$/, '/index.mdx')}.`];
  }
  return [
    `leads to ${path}, which is not a file.${didYouMean(file, site.pages.keys())}`,
    'Correct the path.',
  ];
}

function rootFault(page: Page, path: string, anchor: string, site: Site): Fault | undefined {
  const target = findTarget(path, site);
  if (page.file.startsWith('docs/') && path.startsWith('/docs')) {
    const by = target ? posix.relative(page.folder, target.file) : '';
    const shown = by.startsWith('.') ? by : `./${by}`;
    return [
      `leads to ${path} by address.`,
      target ? `Link to the file: ${shown}.` : 'There is no such page.',
    ];
  }
  if (target !== undefined) return anchorFault(target, anchor);
  return /^\/(?:docs|blog)\/./.test(path)
    ? [`leads to ${path}, which is not a page.`, 'Correct the path.']
    : undefined;
}

function linkFault(page: Page, url: string, site: Site): Fault | undefined {
  // `pathname://` leads to a file that the build generates, such as a feed.
  if (url.startsWith('pathname://')) return undefined;
  if (/^(?:mailto:|tel:|https?:)/.test(url)) {
    return URL.canParse(url) ? undefined : [`leads to "${url}", which is not an address.`, 'Correct it.'];
  }
  const [path = '', anchor = ''] = url.split('#');
  if (path === '') return anchorFault(page, anchor);
  const plain = decodeAddress(path.replace(/\?.*$/, ''));
  return plain.startsWith('/') ? rootFault(page, plain, anchor, site) : fileFault(page, plain, anchor, site);
}

/** Links: their targets exist, and their text names the target. */
export function checkLinks(page: Page, site: Site): Finding[] {
  const findings: Finding[] = [];
  visit(page.tree, 'link', (link) => {
    const add = ([message, fix]: Fault) =>
      findings.push({file: page.file, line: link.position?.start.line ?? 1, field: 'link', message, fix});
    const fault = linkFault(page, link.url, site);
    if (fault !== undefined) add(fault);
    const words = textOf(link).trim();
    if (EMPTY_WORDS.test(words)) add([`says "${words}".`, 'Say where it leads: the name of the page.']);
  });
  return findings;
}
