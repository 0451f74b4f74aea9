import {attribute, elementsBelow, hasClass, isElement} from '@help-center/extractor';
import type {DefaultTreeAdapterTypes} from 'parse5';

/** The date of a page's last change, or else of its publication; `null` without either. */
export function findDate(article: DefaultTreeAdapterTypes.Element): string | null {
  const times = [...elementsBelow(article)].filter(({tagName}) => tagName === 'time');
  const modified = times.find((time) => attribute(time, 'itemprop') === 'dateModified');
  const inFooter = times.find(({parentNode}) => {
    return parentNode && isElement(parentNode) && hasClass(parentNode, 'theme-last-updated');
  });
  const inHeader = times.find(({parentNode}) => {
    const holder = parentNode && 'parentNode' in parentNode ? parentNode.parentNode : null;
    return holder !== null && isElement(holder) && holder.tagName === 'header';
  });
  const date = attribute(modified ?? inFooter ?? inHeader ?? article, 'datetime');
  return date === null || Number.isNaN(Date.parse(date)) ? null : new Date(date).toISOString().slice(0, 10);
}
