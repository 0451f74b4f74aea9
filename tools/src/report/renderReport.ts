import {escapeHtml} from '../htmlTree.ts';
import type {ReportTable} from './collectReport.ts';
import {createPatch, type PatchPage} from './createPatch.ts';
import {PATCH_SCRIPT} from './patchScript.ts';
import type {Wish} from './readWishes.ts';
import type {SuggestedPage} from './suggestPages.ts';

/** An unanswered search with the pages that may answer it. */
export interface AskedWish extends Wish {
  readonly pages: readonly SuggestedPage[];
}

/** The contents of the editorial report. */
export interface EditorialReport {
  readonly today: Date;
  readonly tables: readonly ReportTable[];
  /** `undefined` if searches were not read. */
  readonly wishes?: readonly AskedWish[] | undefined;
  /** The pages to which keywords can be added, by path. Default none. */
  readonly pages?: Readonly<Record<string, PatchPage>>;
  /** The insights page of a search server. Default none. */
  readonly insightsUrl?: string | undefined;
}

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
textarea { width: 100%; font: 0.875rem/1.4 ui-monospace, monospace; }
input[list] { width: 100%; min-width: 18rem; font: inherit; }
#patch-actions button { padding: 0.4rem 0.8rem; font: inherit; }
`;

/** Sorts a table when a column heading is pressed. */
const SORT_SCRIPT: string = `
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

function renderRows(title: string, columns: readonly string[], rows: readonly string[]): string {
  const head = columns.map(
    (column) => `<th scope="col"><button type="button">${escapeHtml(column)}</button></th>`,
  );
  return `<div class="scroll" role="region" aria-label="${escapeHtml(title)}" tabindex="0"><table><thead><tr>${head.join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;
}

function renderTable({id, title, hint, columns, rows}: ReportTable): string {
  const body = rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`);
  const table = rows.length > 0 ? renderRows(title, columns, body) : '<p>None.</p>';
  return `<section id="${id}"><h2>${escapeHtml(title)} (${rows.length})</h2><p>${escapeHtml(hint)}</p>${table}</section>`;
}

function renderWish({query, searches, empty, clicked, pages}: AskedWish, at: number): string {
  const [best] = pages;
  const options = pages.map(({url, why}) => `<option value="${escapeHtml(url)}">${escapeHtml(why)}</option>`);
  return `<tr data-query="${escapeHtml(query)}">${[query, searches, empty, clicked].map(cell).join('')}<td><input list="pages-${at}" value="${escapeHtml(best?.url ?? '')}" aria-label="Page that answers “${escapeHtml(query)}”" spellcheck="false"><datalist id="pages-${at}">${options.join('')}</datalist>${best === undefined ? '' : ` <small>${escapeHtml(best.why)}</small>`}</td><td><input type="checkbox" aria-label="Add “${escapeHtml(query)}” to the words of that page"${best === undefined ? ' disabled' : ''}></td></tr>`;
}

const WISHES = 'Searches without an answer';
const WISH_COLUMNS = [
  'Query',
  'Searches',
  'Without results',
  'With a click',
  'Page that would answer',
  'Confirm',
];

function renderWishes(wishes: readonly AskedWish[] | undefined): string {
  const title = `<h2>${WISHES} (${wishes?.length ?? 'not read'})</h2>`;
  if (wishes === undefined)
    return `<section id="searches">${title}<p>Name a report of the search server with --insights.</p></section>`;
  if (wishes.length === 0) return `<section id="searches">${title}<p>None in these days.</p></section>`;
  return `<section id="searches">${title}
<p>Nothing was found, or nothing was opened. Check the page that is suggested, or write the address of a better one, and confirm: its keywords then have the words. Where no page answers, write one.</p>
${renderRows(WISHES, WISH_COLUMNS, wishes.map(renderWish))}
<p id="patch-status" role="status"></p>
<p id="patch-actions"><button type="button" id="save-patch">Save the patch</button> <button type="button" id="save-request">Save the text of a pull request</button></p>
<p><label for="patch">The patch, for <code>git apply</code> in the root of the repository</label></p>
<textarea id="patch" rows="12" readonly spellcheck="false"></textarea>
</section>`;
}

/** The editorial report as a self-contained HTML file. */
export function renderReport({today, tables, wishes, pages = {}, insightsUrl}: EditorialReport): string {
  const title = `Editorial report of ${today.toISOString().slice(0, 10)}`;
  const insights = insightsUrl
    ? `<p><a href="${escapeHtml(insightsUrl)}">What readers search for, and do not find</a></p>\n`
    : '';
  const links = [{id: 'searches', title: WISHES, rows: wishes ?? []}, ...tables].map(
    ({id, title: name, rows}) => `<li><a href="#${id}">${escapeHtml(name)}</a> (${rows.length})</li>`,
  );
  const data = JSON.stringify({pages}).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${REPORT_STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>What readers did not find, what the help center does not say yet, and what somebody should look at. Press the head of a column to sort by it.</p>
${insights}<nav aria-label="Tables"><ul>${links.join('')}</ul></nav>
${[renderWishes(wishes), ...tables.map(renderTable)].join('\n')}
</main>
<script type="application/json" id="data">${data}</script>
<script type="module">const createPatch = ${createPatch.toString()};
${PATCH_SCRIPT}${SORT_SCRIPT}</script>
</body>
</html>
`;
}
