import {fillIn, readBundledScript} from '@help-center/built-site';
import type {LoaderPart} from '../contract/LoaderPart.ts';

/** The loader, in two small scripts. */
export interface Loader {
  /** Inlined in pages: holds what a reader does until the other one has loaded. */
  readonly head: string;
  /** The rest with the scripts of parts, in a file that all pages share. */
  readonly body: string;
}

/** Settings of the loader for a site. */
export interface LoaderSettings {
  readonly parts: readonly LoaderPart[];
  /** Translated texts by id; English where missing. */
  readonly texts: Readonly<Record<string, string>>;
  /** Where the theme stores readers' choices. */
  readonly storage: {readonly type: string; readonly namespace: string};
}

/** Fills in the loader's scripts for a site. */
export function readLoader({parts, texts, storage}: LoaderSettings): Loader {
  const values = {
    __STORAGE_TYPE__: storage.type,
    __NAMESPACE__: storage.namespace,
    __OPENERS__: parts.map(({opener}) => opener),
  };
  const make = (name: 'head' | 'body') =>
    fillIn(readBundledScript(new URL(`../../dist/loader/${name}.min.js`, import.meta.url)), texts, values);
  return {head: make('head'), body: [make('body'), ...parts.map(({script}) => script)].join('')};
}
