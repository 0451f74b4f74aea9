import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import options from '@generated/help-center-search/default/options.json';
import type {ContextFilters} from '../../early/contract.ts';

/** The filters that limit a search to the language and docs versions of the page; empty when contextual search is off. */
export function useContextFilters(): ContextFilters {
  const {i18n} = useDocusaurusContext();
  const tags = useDocsContextualSearchTags() as readonly string[];
  if (!options.contextualSearch) return [];
  return [`language:${i18n.currentLocale}`, ['default', ...tags].map((tag) => `docusaurus_tag:${tag}`)];
}
