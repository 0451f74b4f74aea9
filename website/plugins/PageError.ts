import {PageError as BaseError, type Placed} from '@help-center/mdx-nodes';
import type {VFile} from 'vfile';
import {siteDir} from './siteDir.ts';

/** An authoring error with file, line and suggested fix. */
export class PageError extends BaseError {
  constructor(file: VFile, node: Placed, message: string) {
    super(siteDir, file, node, message);
  }
}
