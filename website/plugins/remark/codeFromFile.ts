import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {PageError} from '../PageError.ts';

/** Fills code fences that name a file (`file=samples/…`, below the website's folder) with its text. */
export function codeFromFile({siteDir}: {siteDir: string}) {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'code', (node) => {
      const path = /(?:^|\s)file=(\S+)/.exec(node.meta ?? '')?.[1];
      if (path === undefined) return;
      if (node.value.trim() !== '') {
        throw new PageError(file, node, `names file=${path} and also has text. Empty the fence.`);
      }
      const source = join(siteDir, path);
      if (path.startsWith('..') || !existsSync(source)) {
        throw new PageError(
          file,
          node,
          `names file=${path}, which does not exist. Give a path below website/, such as samples/mqtt/subscribe.py.`,
        );
      }
      node.value = readFileSync(source, 'utf8').trimEnd();
      node.meta = (node.meta ?? '').replace(/(?:^|\s)file=\S+/, '').trim();
    });
  };
}
