import {fillIn, readBundledScript} from '@help-center/built-site';
import type {EarlyPartFiles} from '../early/EarlyPart.ts';

/** The loader of every page, in two small scripts. */
export interface Loader {
  /** Holds what a reader does until the other one is there. */
  readonly head: string;
  /** The rest, with the scripts of early parts: a file that all pages share. */
  readonly body: string;
}

/** What a site makes of the loader. */
export interface LoaderSettings {
  readonly parts: readonly EarlyPartFiles[];
  /** Texts by their id, where they differ from the English ones. */
  readonly texts: Readonly<Record<string, string>>;
  /** Where the theme keeps what readers have chosen. */
  readonly storage: {readonly type: string; readonly namespace: string};
}

/** Makes the loader's scripts for a site. */
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
