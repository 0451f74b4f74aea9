import {PageError as BaseError, type Placed} from '@help-center/mdx-nodes';
import type {VFile} from 'vfile';
import {siteDir} from './siteDir.ts';

/** Says what is wrong at which place of which page of this site, and what to write instead. */
export class PageError extends BaseError {
  constructor(file: VFile, node: Placed, message: string) {
    super(siteDir, file, node, message);
  }
}
