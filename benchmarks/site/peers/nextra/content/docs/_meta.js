// A sidebar for each product, and the products in the bar.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

const {products} = JSON.parse(readFileSync(join(process.cwd(), 'content.json'), 'utf8'));

export default Object.fromEntries(products.map(({id, label}) => [id, {title: label, type: 'page'}]));
