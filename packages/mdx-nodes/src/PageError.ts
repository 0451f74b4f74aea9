import {relative} from 'node:path';
import type {VFile} from 'vfile';

/** A place in a page, as parsers report it. */
export interface Placed {
  readonly position?: {readonly start: {readonly line: number}} | undefined;
}

/** Says what is wrong at which place of which page, and what to write instead; the page is named from the site's folder. */
export class PageError extends Error {
  constructor(siteDir: string, file: VFile, node: Placed, message: string) {
    const line = node.position ? `:${node.position.start.line}` : '';
    super(`${relative(siteDir, file.path)}${line} ${message}`);
    this.name = 'PageError';
  }
}
