import {existsSync} from 'node:fs';
import {join, posix} from 'node:path';
import {didYouMean, pageUrl, type Page, type Site} from '@help-center/content';
import {placeInDocs} from '../placeInDocs.ts';
import {AuthorError} from '../runCommand.ts';
import {setListField} from '../setListField.ts';
import {rewriteLinks} from './rewriteLinks.ts';

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
