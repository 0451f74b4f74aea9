import type {Plugin} from '@docusaurus/types';
import {products} from '../../products.ts';

interface AtRule {
  replaceWith(css: string): void;
}

/** The icon of each product's hits, in the colour of its family. */
const rules = products
  .map(
    ({id, group, glyph}) =>
      `.DocSearch-Hit[href*='/docs/${id}/']{--hit-ground:var(--family-${group});--glyph:path('${glyph}')}`,
  )
  .join('');

/** Replaces `@product-icons` in `src/css/hits.css` with a rule for each product in `products.ts`. */
export default function productIconsPlugin(): Plugin {
  return {
    name: 'product-icons',
    configurePostCss(options) {
      options.plugins.push({
        postcssPlugin: 'product-icons',
        AtRule: {'product-icons': (rule: AtRule) => rule.replaceWith(rules)},
      });
      return options;
    },
  };
}
