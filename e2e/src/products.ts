import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {products as siteProducts} from '../../website/products.ts';
import {REPOSITORY} from './folders.ts';

const source = readFileSync(join(REPOSITORY, 'website/products.ts'), 'utf8');

/** The products of the help center. Read, as the website's files are CommonJS for Playwright and no module could be imported. */
export const products = [...source.matchAll(/\{\s*id: '([^']+)',\s*label: '([^']+)'/g)].map(
  ([, id = '', label = '']): Pick<(typeof siteProducts)[number], 'id' | 'label'> => ({id, label}),
);
