import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {ContentPage} from './createContent.ts';
import {drawWindow} from './drawWindow.ts';
import {pageMarkdown, type Dialect} from './pageMarkdown.ts';

/** A product of the navigation. */
export interface ContentProduct {
  readonly id: string;
  readonly label: string;
}

/** Path of a page below `docs/`, without extension. */
export function pathOf({product, group, name}: Pick<ContentPage, 'product' | 'group' | 'name'>): string {
  return [product, group, name].filter(Boolean).join('/');
}

/** Writes the pages with their pictures, a landing page for each product, and `content.json` with the navigation for the configuration. */
export function writeContent(
  siteFolder: string,
  {contentFolder, extension, dialect}: {contentFolder: string; extension: string; dialect: Dialect},
  pages: readonly ContentPage[],
  products: readonly ContentProduct[],
): void {
  const write = (page: ContentPage, next: ContentPage) => {
    const file = join(siteFolder, contentFolder, `${pathOf(page)}${extension}`);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, pageMarkdown(page, next, dialect));
    for (const block of page.blocks) {
      if (block.kind === 'picture') writeFileSync(join(dirname(file), block.file), drawWindow(block.seed));
    }
  };
  for (const page of pages) write(page, pages[page.next.index] ?? page);
  for (const product of products) {
    const first = pages.find((page) => page.product === product.id);
    if (first !== undefined) write(createLanding(product), first);
  }
  writeFileSync(join(siteFolder, 'content.json'), JSON.stringify(navigationOf(pages, products)));
}

function createLanding({id, label}: ContentProduct): ContentPage {
  return {
    product: id,
    group: '',
    name: 'index',
    position: 1,
    title: label,
    description: `Where the pages of ${label} begin; choose one of them in the sidebar.`,
    blocks: [{kind: 'paragraph', text: `The sidebar lists the pages of ${label}.`}],
    next: {index: 0},
  };
}

/** Products, their groups and the pages of these, in order. */
export function navigationOf(pages: readonly ContentPage[], products: readonly ContentProduct[]): object {
  return {
    products: products.map(({id, label}) => {
      const own = pages.filter(({product}) => product === id);
      const groups = [...new Set(own.map(({group}) => group))].sort();
      return {
        id,
        label,
        groups: groups.map((group) => ({
          label: group.replace('-', ' '),
          pages: own
            .filter((page) => page.group === group)
            .map((page) => ({title: page.title, path: pathOf(page)})),
        })),
      };
    }),
  };
}
