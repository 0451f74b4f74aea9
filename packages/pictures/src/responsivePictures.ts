import {statSync} from 'node:fs';
import {dirname, join, relative, sep} from 'node:path';
import type {Image, Root, RootContent} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {importAll, literalAttribute, memberAttribute, PageError} from '@help-center/mdx-nodes';
import {cacheDirOf, createPicture} from './createPicture.ts';
import {createSizes} from './layout.ts';
import {PictureFault, readOriginal, type Original} from './readOriginal.ts';

/** Options of `responsivePictures`. */
export interface PictureOptions {
  /** The site's folder. */
  readonly siteDir: string;
  /** Whether to make sizes; otherwise pictures are only checked. Default: in production. */
  readonly isPublished?: () => boolean;
  /** Cache folder. Default below `node_modules/.cache`. */
  readonly cacheDir?: string;
  /** Called with a picture's fault; the picture is then left to Docusaurus. Default: the fault is thrown. */
  readonly onFault?: (fault: PageError) => void;
}

function throwFault(fault: PageError): never {
  throw fault;
}

const RASTER = /^(?![a-z]+:)[^?#]+\.(?:png|jpe?g|webp)$/i;

/** Characters with a meaning in bundler requests. */
const RESERVED = /[!?#]/;

/** The file an address refers to, resolved as Docusaurus does; `undefined` if there is none. */
function findFile(url: string, page: string, siteDir: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(url);
  } catch {
    // Docusaurus reports malformed addresses.
    return undefined;
  }
  if (RESERVED.test(path)) return undefined;
  const from = {'@': siteDir, '/': join(siteDir, 'static')}[path[0] ?? ''] ?? dirname(page);
  const file = join(from, path.replace(/^@site\//, ''));
  return statSync(file, {throwIfNoEntry: false})?.isFile() ? file : undefined;
}

interface Shown {
  readonly image: Image;
  readonly path: string;
  /** Whether it is probably on the first screen, where lazy loading would delay it. */
  readonly isEarly: boolean;
  replace(picture: MdxJsxTextElement): void;
}

/** The pictures of a page, in order. None of a blog post is early, because excerpts also appear in the list of posts. */
function findPictures(tree: Root, file: VFile, siteDir: string): Shown[] {
  const found: Shown[] = [];
  let isBeforeHeading = !relative(siteDir, file.path).startsWith(`blog${sep}`);
  visit(tree, (node, index, parent) => {
    if (node.type === 'heading') isBeforeHeading = false;
    if (node.type !== 'image' || !RASTER.test(node.url) || index === undefined || !parent) return;
    const path = findFile(node.url, file.path, siteDir);
    if (path === undefined) return;
    const replace = (picture: MdxJsxTextElement) => void (parent.children[index] = picture as RootContent);
    found.push({image: node, path, isEarly: isBeforeHeading && found.length === 0, replace});
  });
  return found;
}

function toElement(
  {image, isEarly}: Shown,
  name: string,
  {width, height}: Original,
  sizes: string,
): MdxJsxTextElement {
  const attributes = [
    // The theme adds lazy loading and asynchronous decoding.
    ...(isEarly ? [literalAttribute('loading', 'eager')] : []),
    literalAttribute('alt', (image.alt ?? '').trim().replaceAll(/\s+/g, ' ')),
    ...(image.title ? [literalAttribute('title', image.title)] : []),
    literalAttribute('width', String(width)),
    literalAttribute('height', String(height)),
    // Before the addresses: set in this order by scripts, they make browsers load one size only.
    literalAttribute('sizes', sizes),
    memberAttribute('srcSet', name, 'srcSet'),
    memberAttribute('src', name, 'src'),
  ];
  return {type: 'mdxJsxTextElement', name: 'img', attributes, children: []};
}

/** Remark plugin that offers pictures in several sizes as WebP; small, animated, remote and missing ones are left to Docusaurus. */
export function responsivePictures({
  siteDir,
  isPublished = () => process.env.NODE_ENV === 'production',
  cacheDir = cacheDirOf(siteDir),
  onFault = throwFault,
}: PictureOptions) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const names = new Map<string, string>();
    for (const shown of findPictures(tree, file, siteDir)) {
      const {image, path} = shown;
      try {
        const original = await readOriginal(path);
        if (original === undefined || !isPublished()) continue;
        const {files} = await createPicture(path, original, cacheDir);
        if (files.length === 0) continue;
        const name = names.get(path) ?? `picture${names.size}`;
        names.set(path, name);
        const sizes = createSizes(relative(siteDir, file.path), original.width);
        shown.replace(toElement(shown, name, original, sizes));
      } catch (error) {
        if (!(error instanceof PictureFault)) throw error;
        onFault(new PageError(siteDir, file, image, `shows ${image.url}, which ${error.message}`));
      }
    }
    const imports = [...names].map(([path, name]) => {
      const from = relative(dirname(file.path), path).replaceAll('\\', '/');
      // The prefix disables Docusaurus' own picture loaders.
      return importAll(name, `-!./${from}?picture`);
    });
    tree.children.unshift(...imports);
  };
}
