import {cutQuery} from '../session/cutQuery.ts';
import type {PageQuery} from './buildPageRequests.ts';

/** Reads the query, the products and the versions of the docs from the address of the search page. */
export function parsePageLocation(search: string): PageQuery {
  const parameters = new URLSearchParams(search);
  const versions = parameters.getAll('version');
  return {
    query: cutQuery(parameters.get('q') ?? ''),
    products: parameters.getAll('product'),
    ...(versions.length > 0 && {versions}),
  };
}

/** The query string that {@link parsePageLocation} reads; empty without a query. */
export function toPageSearch({query, products, versions = []}: PageQuery): string {
  const parameters = new URLSearchParams();
  if (query !== '') parameters.append('q', query);
  for (const product of products) parameters.append('product', product);
  for (const version of versions) parameters.append('version', version);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
