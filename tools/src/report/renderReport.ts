import {escapeHtml} from '../htmlTree.ts';
import type {ReportTable} from './collectReport.ts';

const REPORT_STYLE: string = `
:root { color-scheme: light dark; --line: light-dark(#c9d2d7, #3b474d); --head: light-dark(#f2f5f7, #202c33); }
body { margin: 2rem auto; max-width: 75rem; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; background: light-dark(#fff, #12191d); color: light-dark(#1f2d36, #e6edf1); }
nav ul { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; padding: 0; list-style: none; }
a { color: light-dark(#0a5870, #8ad7f0); }
section { margin-top: 3rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 0.925rem; }
th, td { padding: 0.4rem 0.6rem; border: 1px solid var(--line); text-align: start; vertical-align: top; overflow-wrap: break-word; }
th { background: var(--head); padding: 0; }
th button { width: 100%; padding: 0.4rem 0.6rem; border: 0; background: none; color: inherit; font: inherit; font-weight: 600; text-align: start; cursor: pointer; }
th[aria-sort='ascending'] button::after { content: ' \\2191'; }
th[aria-sort='descending'] button::after { content: ' \\2193'; }
td.number { text-align: end; font-variant-numeric: tabular-nums; }
`;

/** Sorts a table when a column heading is pressed. */
export const SORT_SCRIPT: string = `
for (const button of document.querySelectorAll('th button')) {
  button.addEventListener('click', () => {
    const head = button.parentElement;
    const order = head.ariaSort === 'ascending' ? 'descending' : 'ascending';
    for (const other of head.parentElement.children) other.removeAttribute('aria-sort');
    head.ariaSort = order;
    const body = head.closest('table').tBodies[0];
    const text = (row) => row.cells[head.cellIndex].textContent;
    const sign = order === 'ascending' ? 1 : -1;
    const rows = [...body.rows].sort((left, right) => sign * text(left).localeCompare(text(right), 'en', {numeric: true}));
    body.append(...rows);
  });
}
`;

function cell(value: string | number): string {
  if (typeof value === 'number') return `<td class="number">${value}</td>`;
  return /^https?:/.test(value)
    ? `<td><a href="${escapeHtml(value)}">${escapeHtml(value)}</a></td>`
    : `<td>${escapeHtml(value)}</td>`;
}

/** A table of a report as a section. */
export function renderTable({id, title, hint, columns, rows}: ReportTable): string {
  const head = columns.map(
    (column) => `<th scope="col"><button type="button">${escapeHtml(column)}</button></th>`,
  );
  const body = rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`);
  const table = `<div class="scroll" role="region" aria-label="${escapeHtml(title)}" tabindex="0"><table><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('\n')}</tbody></table></div>`;
  return `<section id="${id}"><h2>${escapeHtml(title)} (${rows.length})</h2><p>${escapeHtml(hint)}</p>${rows.length > 0 ? table : '<p>None.</p>'}</section>`;
}

/** The parts of a report page. */
export interface ReportPage {
  readonly title: string;
  /** HTML between the title and the list of tables. */
  readonly intro: string;
  /** The list of tables, with the ids of their sections. */
  readonly contents: readonly {readonly id: string; readonly title: string; readonly count: number}[];
  /** HTML of the sections. */
  readonly sections: string;
  /** Additional styles. Default none. */
  readonly style?: string;
  /** HTML of the scripts. */
  readonly scripts: string;
}

/** A report as a self-contained HTML file. */
export function renderPage({title, intro, contents, sections, style = '', scripts}: ReportPage): string {
  const links = contents.map(
    ({id, title: name, count}) => `<li><a href="#${id}">${escapeHtml(name)}</a> (${count})</li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${REPORT_STYLE}${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${intro}<nav aria-label="Tables"><ul>${links.join('')}</ul></nav>
${sections}
</main>
${scripts}
</body>
</html>
`;
}

/** The editorial report as a self-contained HTML file. `insightsUrl` is the insights page of a search server; default none. */
export function renderReport(tables: readonly ReportTable[], today: Date, insightsUrl?: string): string {
  const day = today.toISOString().slice(0, 10);
  const insights = insightsUrl
    ? `<p><a href="${escapeHtml(insightsUrl)}">What readers search for, and do not find</a></p>\n`
    : '';
  return renderPage({
    title: `Editorial report of ${day}`,
    intro: `<p>What the help center does not say yet, and what somebody should look at. Press the head of a column to sort by it.</p>\n${insights}`,
    contents: tables.map(({id, title, rows}) => ({id, title, count: rows.length})),
    sections: tables.map(renderTable).join('\n'),
    scripts: `<script>${SORT_SCRIPT}</script>`,
  });
}
