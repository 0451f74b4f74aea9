import {createHash} from 'node:crypto';
import {escapeHtml} from '@help-center/engine';
import {cellsOf, REPORT_TABLES, toDay, type InsightsReport, type ReportTable} from './reportTables.ts';

/** What an author has entered on the page. */
export interface ReportForm {
  readonly key: string;
  readonly from: string;
  readonly to: string;
  readonly index: string;
}

const DAY_MS = 86_400_000;

/** The fields that were sent; by default the last thirty days of all indices. */
export function readForm(sent: URLSearchParams, now: number): ReportForm {
  const read = (name: string, otherwise: string): string => sent.get(name)?.trim() ?? otherwise;
  return {
    key: read('key', ''),
    from: read('from', toDay(now - 29 * DAY_MS)),
    to: read('to', toDay(now)),
    index: read('index', ''),
  };
}

const CSS = `
:root { color-scheme: light dark; }
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; background: light-dark(#fff, #12191d); color: light-dark(#1f2d36, #e6edf1); }
a { color: light-dark(#0a5870, #8ad7f0); }
form, dl { display: flex; flex-wrap: wrap; gap: 1rem 1.5rem; align-items: end; }
label { display: grid; }
label, dt, td { font-size: 0.875rem; }
input, button { padding: 0.35rem 0.6rem; font: inherit; }
dd { margin: 0; font-size: 1.75rem; }
section { margin-top: 2.5rem; }
meter { float: inline-start; }
.scroll { max-height: 34rem; overflow: auto; margin-bottom: 0.5rem; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 0.35rem 0.6rem; border: 1px solid light-dark(#c9d2d7, #3b474d); text-align: start; overflow-wrap: anywhere; }
th { position: sticky; top: 0; background: light-dark(#f2f5f7, #202c33); }
td.number { text-align: end; font-variant-numeric: tabular-nums; }
[role='alert'] { padding: 0.5rem 0.75rem; border: 2px solid light-dark(#a3261b, #ff9a8f); }
`;

/** The policy of the page, which runs no script and loads nothing. */
export const PAGE_POLICY: string = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(CSS).digest('base64')}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

/** The page for authors: what readers search for, what they do not find, and what they open; before that, only its form. */
export function renderInsightsPage(form: ReportForm, answer?: InsightsReport | Error): string {
  const field = (label: string, name: keyof ReportForm, attributes: string) =>
    `<label>${label} <input name="${name}" value="${escapeHtml(form[name])}" ${attributes}></label>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Search insights</title>
<style>${CSS}</style>
</head>
<body><main>
<h1>Search insights</h1>
<form method="post">
${field('Key', 'key', 'type="password" required autocomplete="current-password"')}
${field('From', 'from', 'type="date" required')}
${field('To', 'to', 'type="date" required')}
${field('Index', 'index', 'placeholder="all" spellcheck="false"')}
<button type="submit">Show</button>
</form>
${answer === undefined ? '' : answer instanceof Error ? `<p role="alert">${escapeHtml(answer.message)}</p>` : renderReport(answer)}
</main></body>
</html>
`;
}

function renderReport(report: InsightsReport): string {
  const {searches, empty, clicked, meanPosition} = report.summary;
  const facts: readonly (readonly [string, string])[] = [
    ['Searches', String(searches)],
    ['Without results', share(empty, searches)],
    ['With a click', share(clicked, searches)],
    ['Mean position of clicks', meanPosition === null ? 'none' : String(meanPosition)],
  ];
  return `<dl>${facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>
${REPORT_TABLES.map((table) => renderTable(report, table)).join('\n')}`;
}

function share(part: number, whole: number): string {
  return whole === 0 ? '0' : `${part} (${Math.round((part / whole) * 100)} %)`;
}

/** A table with a bar for each number in its second column, and its CSV export. */
function renderTable(report: InsightsReport, table: ReportTable): string {
  const {name, title, columns} = table;
  const {from, to} = report.period;
  const rows = cellsOf(report, table);
  const highest = Math.max(...rows.map(([, value]) => Number(value)));
  const renderCell = (cell: string | number, column: number): string => {
    const bar =
      column === 1 && highest > 0
        ? `<meter aria-hidden="true" max="${highest}" value="${cell}"></meter>`
        : '';
    return `<td${typeof cell === 'number' ? ' class="number"' : ''}>${bar}${escapeHtml(String(cell))}</td>`;
  };
  const head = Object.values(columns).map((column) => `<th scope="col">${column}</th>`);
  const csv = encodeURIComponent(toCsv(Object.keys(columns), rows));
  // Scrolls by keyboard where the table is larger than its box.
  const content = `<div class="scroll" role="group" aria-labelledby="${name}" tabindex="0">
<table><thead><tr>${head.join('')}</tr></thead>
<tbody>${rows.map((row) => `<tr>${row.map(renderCell).join('')}</tr>`).join('\n')}</tbody></table>
</div>
<a download="${name}-${from}-${to}.csv" href="data:text/csv;charset=utf-8,${csv}">Export as CSV</a>`;
  return `<section aria-labelledby="${name}">
<h2 id="${name}">${title}</h2>
${rows.length === 0 ? '<p>None in these days.</p>' : content}
</section>`;
}

/**
 * Formats rows as CSV (RFC 4180) with a header. Cells that a spreadsheet would run as formulas get a leading apostrophe, and
 * cells with a separator of any locale are quoted.
 */
export function toCsv(
  columns: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string {
  return [columns, ...rows].map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const text = (value ?? '').replace(/^\s*[=+\-@|＝＋－＠]|^[\t\r]/u, "'$&");
  return /[",;\t\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
