import {escapeHtml} from '../htmlTree.ts';
import {renderPage, renderTable, SORT_SCRIPT} from '../report/renderReport.ts';
import {createPatch} from './createPatch.ts';
import type {AskedWish, HealthPage} from './HealthPage.ts';
import {HEALTH_SCRIPT} from './healthScript.ts';

const STYLE = `
figure { margin: 0 0 1rem; }
svg { width: 100%; height: auto; }
svg rect { fill: light-dark(#5aa9c4, #3d8aa6); }
svg text { font-size: 12px; fill: currentcolor; }
textarea { width: 100%; font: 0.875rem/1.4 ui-monospace, monospace; }
input[list] { width: 100%; min-width: 18rem; font: inherit; }
#searches button { padding: 0.4rem 0.8rem; font: inherit; }
`;

interface Bar {
  readonly label: string;
  readonly value: number;
}

const LINE = 22;
const LABELS = 300;
const WIDTH = 720;

/** A bar chart with labels and values. */
function renderPlot(title: string, bars: readonly Bar[]): string {
  const highest = Math.max(1, ...bars.map(({value}) => value));
  const rows = bars.map(({label, value}, at) => {
    const y = at * LINE;
    const width = Math.round((value / highest) * (WIDTH - LABELS - 50));
    return `<text x="${LABELS - 8}" y="${y + 15}" text-anchor="end">${escapeHtml(label.slice(0, 42))}</text><rect x="${LABELS}" y="${y + 3}" width="${width}" height="${LINE - 6}"/><text x="${LABELS + width + 6}" y="${y + 15}">${value}</text>`;
  });
  return `<figure><figcaption>${escapeHtml(title)}</figcaption><svg viewBox="0 0 ${WIDTH} ${bars.length * LINE}" role="img" aria-label="${escapeHtml(title)}: ${escapeHtml(bars.map(({label, value}) => `${label} ${value}`).join(', '))}">${rows.join('')}</svg></figure>`;
}

function renderWish({query, searches, empty, clicked, pages}: AskedWish, at: number): string {
  const [best] = pages;
  const options = pages.map(({url, why}) => `<option value="${escapeHtml(url)}">${escapeHtml(why)}</option>`);
  return `<tr data-query="${escapeHtml(query)}"><td>${escapeHtml(query)}</td><td class="number">${searches}</td><td class="number">${empty}</td><td class="number">${clicked}</td><td><input list="pages-${at}" value="${escapeHtml(best?.url ?? '')}" aria-label="Page that answers “${escapeHtml(query)}”" spellcheck="false"><datalist id="pages-${at}">${options.join('')}</datalist>${best === undefined ? '' : ` <small>${escapeHtml(best.why)}</small>`}</td><td><input type="checkbox" aria-label="Add “${escapeHtml(query)}” to the words of that page"${best === undefined ? ' disabled' : ''}></td></tr>`;
}

function renderWishes({wishes, hasWishes}: HealthPage): string {
  const title = '<h2>Searches without an answer';
  if (!hasWishes)
    return `<section id="searches">${title}</h2><p>Not read: name a report of the search server with --insights.</p></section>`;
  if (wishes.length === 0)
    return `<section id="searches">${title} (0)</h2><p>None in these days.</p></section>`;
  const columns = [
    'Query',
    'Searches',
    'Without results',
    'With a click',
    'Page that would answer',
    'Confirm',
  ];
  const head = columns.map((column) => `<th scope="col"><button type="button">${column}</button></th>`);
  return `<section id="searches">${title} (${wishes.length})</h2>
<p>Nothing was found, or nothing was opened. Check the page that is suggested, or write the address of a better one, and confirm: its keywords then have the words. Where no page answers, write one.</p>
${renderPlot(
  'The most frequent searches without an answer',
  wishes.slice(0, 15).map(({query, searches}) => ({label: query, value: searches})),
)}
<div class="scroll" role="region" aria-label="Searches without an answer" tabindex="0"><table><thead><tr>${head.join('')}</tr></thead><tbody>${wishes.map(renderWish).join('\n')}</tbody></table></div>
<p id="patch-status" role="status"></p>
<p id="patch-actions"><button type="button" id="save-patch">Save the patch</button> <button type="button" id="save-request">Save the text of a pull request</button></p>
<p><label for="patch">The patch, for <code>git apply</code> in the root of the repository</label></p>
<textarea id="patch" rows="12" readonly spellcheck="false"></textarea>
</section>`;
}

/** The content health page as a self-contained HTML file. */
export function renderHealth(health: HealthPage): string {
  const {day, tables, wishes, pages} = health;
  const data = JSON.stringify({pages}).replaceAll('<', '\\u003c');
  const contents = [
    {id: 'searches', title: 'Searches without an answer', count: wishes.length},
    ...tables.map(({id, title, rows}) => ({id, title, count: rows.length})),
  ];
  const plot = renderPlot(
    'Findings',
    contents.map(({title, count}) => ({label: title, value: count})),
  );
  return renderPage({
    title: `Content health of ${day}`,
    intro: `<p>What readers did not find, and what is wrong with the pages of this build. Press the head of a column to sort by it.</p>\n${plot}\n`,
    contents,
    sections: [renderWishes(health), ...tables.map(renderTable)].join('\n'),
    style: STYLE,
    scripts: `<script type="application/json" id="data">${data}</script>
<script type="module">const createPatch = ${createPatch.toString()};
${HEALTH_SCRIPT}${SORT_SCRIPT}</script>`,
  });
}
