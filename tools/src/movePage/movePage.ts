import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join, posix} from 'node:path';
import {visit} from 'unist-util-visit';
import {didYouMean, pageUrl, type Page, type Site} from '@help-center/content';
import {placeInDocs} from '../placeInDocs.ts';
import {AuthorError} from '../runCommand.ts';
import {setListField} from '../setListField.ts';

/** Everything that a move changes. */
export interface Move {
  /** Folders from the website's folder. */
  readonly from: string;
  readonly to: string;
  /** New texts by their paths after the move. */
  readonly texts: ReadonlyMap<string, string>;
  /** Old and new address of each page that moves. */
  readonly redirects: readonly {readonly from: string; readonly to: string}[];
}

type PageFiles = Pick<Site, 'dir' | 'pages'>;

function assertMovable({dir, pages}: PageFiles, from: string, to: string): void {
  if (!pages.has(`${from}/index.mdx`)) {
    const folders = [...pages.values()].map(({folder}) => folder);
    throw new AuthorError(
      `website/${from} is not a page.${didYouMean(from, folders)} Give the folder of a page.`,
    );
  }
  if (`${to}/`.startsWith(`${from}/`))
    throw new AuthorError(`website/${to} is inside the page. Choose another place.`);
  if (existsSync(join(dir, to))) throw new AuthorError(`website/${to} exists. Choose another path.`);
  if (!pages.has(`${posix.dirname(to)}/index.mdx`)) {
    throw new AuthorError(
      `website/${posix.dirname(to)}/index.mdx does not exist. Run first: npm run new-page -- landing ${posix.dirname(to).replace(/^docs\//, '')}`,
    );
  }
}

/** The path of a file after the move. */
type Relocate = (file: string) => string;

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly url: string;
}

function isRelative(url: string): boolean {
  return !/^(?:[a-z][a-z\d+.-]*:|\/|#|@)/i.test(url) && url !== '';
}

function relocateUrl(page: Page, url: string, relocate: Relocate): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
  if (!isRelative(path)) return url;
  const target = relocate(posix.normalize(posix.join(page.folder, path)));
  const relative = posix.relative(posix.dirname(relocate(page.file)), target);
  const wanted = relative.startsWith('.') ? relative : `./${relative}`;
  return posix.normalize(wanted) === posix.normalize(path) ? url : `${wanted}${rest}`;
}

/** The text of a page with its links and pictures rewritten for a move. */
function rewriteLinks(page: Page, relocate: Relocate, urls: ReadonlyMap<string, string>): string {
  const edits: Edit[] = [];
  visit(page.tree, (node) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return;
    const start = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? 0;
    const [path = '', anchor] = node.url.split('#');
    const known = urls.get(path.replace(/\/?$/, '/'));
    const url =
      known === undefined ? relocateUrl(page, node.url, relocate) : [known, anchor].filter(Boolean).join('#');
    const from = page.text.lastIndexOf(node.url, end);
    if (url !== node.url && from >= start) edits.push({start: from, end: from + node.url.length, url});
  });
  return edits
    .sort((left, right) => right.start - left.start)
    .reduce((text, {start, end, url}) => text.slice(0, start) + url + text.slice(end), page.text);
}

/** Plans the move of a page and all pages below it, without changing anything. Throws an {@link AuthorError} if it cannot be done. */
export function planMove(site: PageFiles, oldPath: string, newPath: string): Move {
  const from = posix.join('docs', placeInDocs(oldPath));
  const to = posix.join('docs', placeInDocs(newPath));
  assertMovable(site, from, to);
  const relocate = (file: string) =>
    `${file}/`.startsWith(`${from}/`) ? to + file.slice(from.length) : file;
  const moved = [...site.pages.values()].filter(({file}) => relocate(file) !== file);
  const movedUrl = (page: Page) =>
    pageUrl({...page, file: relocate(page.file), folder: relocate(page.folder)});
  const redirects = moved.map((page) => ({from: pageUrl(page), to: movedUrl(page)}));
  const urls = new Map(redirects.map((redirect) => [redirect.from, redirect.to]));
  const texts = new Map<string, string>();
  for (const page of site.pages.values()) {
    let text = rewriteLinks(page, relocate, urls);
    if (moved.includes(page) && page.frontMatter.draft !== true) {
      const {redirect_from: former} = page.frontMatter;
      const old = new Set([...(Array.isArray(former) ? former.map(String) : []), pageUrl(page)]);
      old.delete(movedUrl(page));
      text = setListField(text, 'redirect_from', [...old]);
    }
    if (text !== page.text) texts.set(relocate(page.file), text);
  }
  return {from, to, texts, redirects};
}

const GLOSSARY = 'data/glossary.yml';

/** Moves the folder with git, writes the changed pages and the glossary, and returns the written files. */
export function carryOut(dir: string, {from, to, texts, redirects}: Move): string[] {
  mkdirSync(dirname(join(dir, to)), {recursive: true});
  try {
    execFileSync('git', ['-C', dir, 'mv', from, to], {stdio: 'pipe'});
  } catch (error) {
    const reason = String((error as {stderr?: Buffer}).stderr ?? '').trim();
    throw new AuthorError(`git cannot move website/${from}: ${reason}. Commit the page first.`);
  }
  for (const [file, text] of texts) writeFileSync(join(dir, file), text);
  const written = [...texts.keys()];
  const glossary = join(dir, GLOSSARY);
  const before = existsSync(glossary) ? readFileSync(glossary, 'utf8') : '';
  const after = redirects.reduce(
    (text, redirect) => text.replaceAll(`page: ${redirect.from}\n`, `page: ${redirect.to}\n`),
    before,
  );
  if (after === before) return written.sort();
  writeFileSync(glossary, after);
  return [...written, GLOSSARY].sort();
}
