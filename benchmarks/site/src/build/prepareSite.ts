import {cpSync, mkdirSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {createContent} from '../content/createContent.ts';
import {writeContent, type ContentProduct} from '../content/writeContent.ts';
import {templates, work} from '../peers/folders.ts';
import type {Peer} from '../peers/Peer.ts';

/** Folder of a peer's site with this many pages. */
export function siteFolderOf({name, template}: Peer, pages: number): string {
  return join(work, template ?? name, `${name}-${pages}`);
}

/** Writes the site afresh: the peer's configuration and the common content. */
export function prepareSite(peer: Peer, pages: number, products: readonly ContentProduct[]): string {
  const folder = siteFolderOf(peer, pages);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  if (peer.template !== null) {
    const source = join(templates, peer.template);
    cpSync(source, folder, {recursive: true, filter: (path) => !path.endsWith('package.json')});
  }
  peer.prepare?.(folder);
  const content = createContent(
    pages,
    products.map(({id}) => id),
  );
  writeContent(folder, peer, content, products);
  return folder;
}
