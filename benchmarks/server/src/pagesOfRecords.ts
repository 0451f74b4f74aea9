import type {SearchRecord} from '@help-center/records';
import {groupBy} from '../../relevance/src/metrics.ts';
import type {PageBlock, PageDocument} from '../../relevance/src/PageDocument.ts';

/** Reassembles the pages of a site from its records, for engines that index pages. */
export function pagesOfRecords(records: readonly SearchRecord[]): PageDocument[] {
  const groups = groupBy(records, (record) => record.url_without_anchor);
  return [...groups].map(([url, group]) => {
    const [first] = group as [SearchRecord, ...SearchRecord[]];
    return {
      path: new URL(url).pathname,
      url,
      title: first.hierarchy.lvl1 ?? url,
      category: first.hierarchy.lvl0 ?? 'Documentation',
      description: first.description,
      keywords: first.keywords,
      blocks: group.filter(({type}) => type !== 'lvl0' && type !== 'lvl1').map(toBlock),
    };
  });
}

function toBlock({type, hierarchy, content, block, anchor}: SearchRecord): PageBlock {
  if (type === 'content')
    return {kind: block === 'code' ? 'code' : 'text', level: 0, text: content ?? '', anchor: null};
  return {kind: 'heading', level: Number(type.slice(3)), text: hierarchy[type] ?? '', anchor};
}
