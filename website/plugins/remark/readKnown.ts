import type {VFile} from 'vfile';
import {didYouMean} from '@help-center/content';
import {readAttribute, type JsxElement} from '@help-center/mdx-nodes';
import {PageError} from '../PageError.ts';

/** What an attribute names; throws a {@link PageError} for an unknown name. `fault` completes `has id="x"`. */
export function readKnown<T>(
  file: VFile,
  element: JsxElement,
  attribute: string,
  known: Readonly<Record<string, T | undefined>>,
  fault: string,
): T {
  const name = readAttribute(element, attribute) ?? '';
  const value = known[name];
  if (value !== undefined) return value;
  const hint = didYouMean(name, Object.keys(known));
  throw new PageError(file, element, `<${element.name}> has ${attribute}="${name}"${fault}.${hint}`);
}
