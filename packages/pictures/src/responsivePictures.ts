import {statSync} from 'node:fs';
import {dirname, join, relative, sep} from 'node:path';
import type {Image, Root, RootContent} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {importAll, literalAttribute, memberAttribute, PageError} from '@help-center/mdx-nodes';
import {cacheDirOf, createPicture, type Picture} from './createPicture.ts';
import {createSizes} from './layout.ts';
import {PictureFault, readOriginal, type Original} from './readOriginal.ts';

/** How pictures are found and made. */
export interface PictureOptions {
  /** The site's folder. */
  readonly siteDir: string;
  /** Whether sizes and formats are made; without it pictures are checked only, and shown as they are. Default: in production. */
  readonly isPublished?: () => boolean;
  /** Where pictures are kept between builds. Default below `node_modules/.cache`. */
  readonly cacheDir?: string;
  /** Takes what is wrong with a picture, which is then left to Docusaurus. Default: it is thrown and stops the build. */
  readonly onFault?: (fault: PageError) => void;
}

function throwFault(fault: PageError): never {
  throw fault;
}

const RASTER = /^(?![a-z]+:)[^?#]+\.(?:png|jpe?g|webp)$/i;

/** Signs with a meaning in the requests of the bundler. */
const RESERVED = /[!?#]/;

/** The file that an address in a page names, as Docusaurus resolves it; `undefined` when there is none. */
function findFile(url: string, page: string, siteDir: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(url);
  } catch {
    // Docusaurus says what is wrong with an address that is not well formed.
    return undefined;
  }
  if (RESERVED.test(path)) return undefined;
  const from = {'@': siteDir, '/': join(siteDir, 'static')}[path[0] ?? ''] ?? dirname(page);
  const file = join(from, path.replace(/^@site\//, ''));
  return statSync(file, {throwIfNoEntry: false})?.isFile() ? file : undefined;
}

function element(name: string, attributes: MdxJsxTextElement['attributes']): MdxJsxTextElement {
  return {type: 'mdxJsxTextElement', name, attributes, children: []};
}

interface Shown {
  readonly image: Image;
  readonly path: string;
  /** Whether it stands so early that it is most likely on the first screen; waiting for the layout would delay it. */
  readonly isEarly: boolean;
  replace(picture: MdxJsxTextElement): void;
}

/** The pictures of a page, in their order. An excerpt of a blog post stands on the list of posts too, where none is early. */
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
  {sources}: Picture,
  {width, height}: Original,
  sizes: string,
) {
  const picture = element('picture', []);
  picture.children = [
    ...sources.map(({type}) =>
      element('source', [
        literalAttribute('type', `image/${type}`),
        literalAttribute('sizes', sizes),
        memberAttribute('srcSet', name, type),
      ]),
    ),
    // The theme adds what all pictures have: lazy loading, and decoding beside everything else.
    element('img', [
      ...(isEarly ? [literalAttribute('loading', 'eager')] : []),
      literalAttribute('alt', (image.alt ?? '').trim().replaceAll(/\s+/g, ' ')),
      ...(image.title ? [literalAttribute('title', image.title)] : []),
      literalAttribute('width', String(width)),
      literalAttribute('height', String(height)),
      memberAttribute('src', name, 'src'),
    ]),
  ];
  return picture;
}

/** Offers pictures of pixels in several sizes and formats; what is small, moving, remote or missing is left to Docusaurus. */
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
        const picture = await createPicture(path, original, cacheDir);
        if (picture.sources.length === 0) continue;
        const name = names.get(path) ?? `picture${names.size}`;
        names.set(path, name);
        const sizes = createSizes(relative(siteDir, file.path), original.width);
        shown.replace(toElement(shown, name, picture, original, sizes));
      } catch (error) {
        if (!(error instanceof PictureFault)) throw error;
        onFault(new PageError(siteDir, file, image, `shows ${image.url}, which ${error.message}`));
      }
    }
    const imports = [...names].map(([path, name]) => {
      const from = relative(dirname(file.path), path).replaceAll('\\', '/');
      // The sign switches off the loaders that Docusaurus has for pictures.
      return importAll(name, `-!./${from}?picture`);
    });
    tree.children.unshift(...imports);
  };
}
