import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {parse} from 'yaml';
import {parsePageSource, type PageSource} from '../../../website/plugins/page-notes/PageSource.ts';
import {
  RELATED_WEIGHTS,
  rankRelated,
  type RelatedWeights,
} from '../../../website/plugins/page-notes/rankRelated.ts';

/** Related pages at the end of a page. */
const SHOWN = 4;
/** Each link of an author is held out once, with a tenth of the others. */
const FOLDS = 10;
const NOTHING: RelatedWeights = {words: 0, links: 0, together: 0, tags: 0, product: 0};

const WAYS: Readonly<Record<string, RelatedWeights>> = {
  'as on the site': RELATED_WEIGHTS,
  'by judgement': {words: 1, links: 0.3, together: 0.3, tags: 0.1, product: 0.05},
  'words only': {...NOTHING, words: 1},
  'words and product': {...NOTHING, words: 1, product: 0.05},
  'without links': {...RELATED_WEIGHTS, links: 0, together: 0},
  'without tags': {...RELATED_WEIGHTS, tags: 0},
  'product doubled': {...RELATED_WEIGHTS, product: 0.1},
  'links only': {...NOTHING, links: 1, together: 1},
  'tags only': {...NOTHING, tags: 1},
};

interface Link {
  readonly from: string;
  readonly to: string;
}

function readPages(folder: string): PageSource[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /(?:^|[\\/])[^_\\/][^\\/]*\.mdx?$/.test(name))
    .sort()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      const head = parse(/^---\n(.*?)\n---\n/s.exec(text)?.[1] ?? '') as Record<string, never> & {
        title: string;
      };
      const {title, description = '', page_type: pageType = '', keywords = [], tags = []} = head;
      return parsePageSource(
        {id: name.replaceAll('\\', '/').replace(/\.mdx?$/, ''), title, description, pageType, keywords, tags},
        text,
      );
    });
}

/** Links between pages that can be related: neither end is a landing page. */
function listLinks(pages: readonly PageSource[]): Link[] {
  const ids = new Set(pages.filter(({isLanding}) => !isLanding).map(({id}) => id));
  return pages
    .filter(({id}) => ids.has(id))
    .flatMap(({id: from, links}) => links.filter((to) => ids.has(to)).map((to) => ({from, to})));
}

function without(pages: readonly PageSource[], held: readonly Link[]): PageSource[] {
  const left = new Set(held.map(({from, to}) => `${from} ${to}`));
  return pages.map((page) => ({...page, links: page.links.filter((to) => !left.has(`${page.id} ${to}`))}));
}

/** Share of the held-out links whose target is among the first pages that are shown, and the mean of 1 / place. */
function measure(
  pages: readonly PageSource[],
  links: readonly Link[],
  weights: RelatedWeights,
): {found: number; reciprocal: number} {
  let found = 0;
  let reciprocal = 0;
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const held = links.filter((_, index) => index % FOLDS === fold);
    const known = without(pages, held);
    const linked = new Map(known.map(({id, links: targets}) => [id, new Set(targets)]));
    const related = rankRelated(known, {count: pages.length, weights});
    for (const {from, to} of held) {
      // Pages that the text still links to are right answers too, but not the one that is asked for.
      const others = (related.get(from) ?? []).filter((id) => id === to || !linked.get(from)?.has(id));
      const place = others.indexOf(to);
      if (place >= 0) reciprocal += 1 / (place + 1);
      if (place >= 0 && place < SHOWN) found += 1;
    }
  }
  return {found: found / links.length, reciprocal: reciprocal / links.length};
}

const docs = process.argv[2] ?? fileURLToPath(new URL('../../../website/docs', import.meta.url));
const pages = readPages(docs);
const links = listLinks(pages);
const candidates = pages.filter(({isLanding}) => !isLanding).length;
const rows = Object.entries(WAYS).map(([name, weights]) => {
  const {found, reciprocal} = measure(pages, links, weights);
  return `| ${name} | ${(found * 100).toFixed(1)} % | ${reciprocal.toFixed(3)} |`;
});
console.log(
  [
    `## Related pages against links of authors, ${new Date().toISOString().slice(0, 10)}`,
    '',
    `${pages.length} pages, ${candidates} that can be related, ${links.length} links between them. Each link is held out once (${FOLDS} folds); counted is whether its target is among the ${SHOWN} related pages of its source that the source does not link to otherwise.`,
    '',
    '| Weights | Among the first 4 | Mean of 1 / place |',
    '| --- | --- | --- |',
    ...rows,
    `| by chance | ${((SHOWN / (candidates - 1)) * 100).toFixed(1)} % | |`,
  ].join('\n'),
);
