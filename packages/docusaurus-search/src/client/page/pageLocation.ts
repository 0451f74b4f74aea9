import {cutQuery} from '../session/cutQuery.ts';
import type {PageQuery} from './buildPageRequests.ts';

/** Reads the query and the products from the address of the search page. */
export function parsePageLocation(search: string): PageQuery {
  const parameters = new URLSearchParams(search);
  return {query: cutQuery(parameters.get('q') ?? ''), products: parameters.getAll('product')};
}

/** The query string that {@link parsePageLocation} reads; empty without a query. */
export function toPageSearch({query, products}: PageQuery): string {
  const parameters = new URLSearchParams();
  if (query !== '') parameters.append('q', query);
  for (const product of products) parameters.append('product', product);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
