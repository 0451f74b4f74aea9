import {escapeHtml} from '../escapeHtml.ts';
import type {ReportTable} from './collectReport.ts';

const STYLE: string = `
:root { color-scheme: light dark; }
body { margin: 2rem auto; max-width: 75rem; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
section { margin-top: 3rem; overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 0.4rem 0.6rem; border: 1px solid #8888; text-align: start; vertical-align: top; }
`;

function cell(value: string | number): string {
  const text = escapeHtml(value);
  return `<td>${/^https?:/.test(text) ? `<a href="${text}">${text}</a>` : text}</td>`;
}

function renderTable({id, title, hint, columns, rows}: ReportTable): string {
  const head = columns.map((column) => `<th scope="col">${escapeHtml(column)}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('\n');
  return `<section id="${id}" aria-labelledby="${id}-title" tabindex="0">
<h2 id="${id}-title">${escapeHtml(title)} (${rows.length})</h2>
<p>${escapeHtml(hint)}</p>
${rows.length > 0 ? `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>` : '<p>None.</p>'}
</section>`;
}

/** The editorial report as a self-contained HTML file. */
export function renderReport(tables: readonly ReportTable[], today: Date): string {
  const title = `Editorial report of ${today.toISOString().slice(0, 10)}`;
  const links = tables.map(
    (table) => `<li><a href="#${table.id}">${escapeHtml(table.title)}</a> (${table.rows.length})</li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>What readers did not find, what the help center does not say yet, and what somebody should look at.</p>
<nav aria-label="Tables"><ul>${links.join('')}</ul></nav>
${tables.map(renderTable).join('\n')}
</main>
</body>
</html>
`;
}
