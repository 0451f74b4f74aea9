import {existsSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {Image, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {readSvg} from '@help-center/content';
import {PageError} from '../PageError.ts';
import {html} from './nodes.ts';

function toFigure(image: Image, file: VFile): MdxJsxFlowElement {
  const path = join(dirname(file.path), decodeURIComponent(image.url));
  if (!existsSync(path)) {
    throw new PageError(
      file,
      image,
      `shows ${image.url}, which does not exist. Put it into the page's folder.`,
    );
  }
  if (!image.alt?.trim()) {
    throw new PageError(file, image, `shows ${image.url} without alternative text. Describe what it shows.`);
  }
  try {
    const {viewBox, width, height, inner} = readSvg(readFileSync(path, 'utf8'));
    return html(
      'figure',
      {className: 'diagram'},
      html('svg', {
        role: 'img',
        'aria-label': image.alt.trim().replaceAll(/\s+/g, ' '),
        viewBox,
        width,
        height,
        // As text, so that React does not hydrate every element of a drawing.
        dangerouslySetInnerHTML: {__html: inner},
      }),
    );
  } catch (error) {
    throw new PageError(file, image, `shows ${image.url}, which ${(error as Error).message}`);
  }
}

/** Inlines SVG pictures from the page's folder, so that they take the colours of the site. */
export function inlineDiagrams() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'image', (image, index, parent) => {
      if (!/^(?!https?:|pathname:|\/|@site)[^?#]+\.svg$/i.test(image.url)) return undefined;
      if (parent?.type !== 'paragraph' || parent.children.length !== 1 || index === undefined) {
        throw new PageError(file, image, `has the picture ${image.url} inside text. Put it on its own line.`);
      }
      Object.assign(parent, toFigure(image, file));
      return SKIP;
    });
  };
}
