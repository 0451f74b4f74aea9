import type {MouseEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReportKind} from '../ReportForm/reportKinds.ts';

/** Just below the bar; the last heading above this line is the one being read, unless it has left the window. */
const READING_LINE_PX = 140;

function headingBeingRead(): string {
  const headings = [...document.querySelectorAll('article :is(h2, h3)')];
  const last = headings.findLast((heading) => heading.getBoundingClientRect().top < READING_LINE_PX);
  if (last === undefined || last.getBoundingClientRect().bottom < 0) return '';
  return last.textContent.replace(/\u200B/g, '').trim();
}

const isPlain = ({button, metaKey, ctrlKey, shiftKey, altKey}: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Props of a link to the report page; works without React, too. */
export interface ReportLink {
  readonly to: string;
  onClick(event: MouseEvent): void;
}

/** Creates links to the report page that fill in the address, the problem if given, and on click the heading being read. */
export function useReportLink(permalink: string): (kind?: ReportKind) => ReportLink {
  const history = useHistory();
  const page = `${useBaseUrl('/report')}?page=${encodeURIComponent(permalink).replaceAll('%2F', '/')}`;
  return (kind) => {
    const to = kind === undefined ? page : `${page}&kind=${kind}`;
    return {
      to,
      onClick(event) {
        const heading = headingBeingRead();
        if (heading === '' || !isPlain(event)) return;
        event.preventDefault();
        history.push(`${to}&heading=${encodeURIComponent(heading)}`);
      },
    };
  };
}
