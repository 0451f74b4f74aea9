import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {SEARCH_TEXTS} from '@help-center/docusaurus-search';
import {LOADER_TEXTS} from '@help-center/html-first';
import {OFFLINE_TEXTS} from '@help-center/offline';

/** Translations, by id, for scripts that Docusaurus does not build: the site's own, or else the shipped ones. English texts are left out. */
export async function loadTexts({
  i18n,
  codeTranslations,
}: LoadContext): Promise<Readonly<Record<string, string>>> {
  const shipped = await Promise.all(
    [LOADER_TEXTS, SEARCH_TEXTS, OFFLINE_TEXTS].map((texts) =>
      readDefaultCodeTranslationMessages({...texts, locale: i18n.currentLocale}),
    ),
  );
  return Object.assign({}, ...shipped, codeTranslations) as Record<string, string>;
}

/** Lets `docusaurus write-translations` find the texts of the loader. */
export function loaderTexts({
  i18n,
}: LoadContext): Pick<Plugin, 'getPathsToWatch' | 'getDefaultCodeTranslationMessages'> {
  const loader = join(
    dirname(createRequire(import.meta.url).resolve('@help-center/html-first')),
    '../loader',
  );
  return {
    getPathsToWatch: () => [loader],
    getDefaultCodeTranslationMessages: () =>
      readDefaultCodeTranslationMessages({...LOADER_TEXTS, locale: i18n.currentLocale}),
  };
}
