import type {DefaultTreeAdapterTypes} from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

function* timesBelow(element: Element): Generator<Element> {
  for (const child of element.childNodes) {
    if (!('tagName' in child)) continue;
    if (child.tagName === 'time') yield child;
    yield* timesBelow(child);
  }
}

const valueOf = (element: Element, name: string) => element.attrs.find((attr) => attr.name === name)?.value;

const isUpdateLine = (element: Element) =>
  valueOf(element, 'class')?.split(/\s+/).includes('theme-last-updated') ?? false;

/** The date of a page's last change, or else of its publication; `null` without either. */
export function findDate(article: Element): string | null {
  const times = [...timesBelow(article)];
  const modified = times.find((time) => valueOf(time, 'itemprop') === 'dateModified');
  const inFooter = times.find(({parentNode}) => {
    return parentNode && 'tagName' in parentNode && isUpdateLine(parentNode);
  });
  const inHeader = times.find(({parentNode}) => {
    const holder = parentNode && 'parentNode' in parentNode ? parentNode.parentNode : null;
    return holder !== null && 'tagName' in holder && holder.tagName === 'header';
  });
  const date = valueOf(modified ?? inFooter ?? inHeader ?? article, 'datetime');
  return date === undefined || Number.isNaN(Date.parse(date))
    ? null
    : new Date(date).toISOString().slice(0, 10);
}
