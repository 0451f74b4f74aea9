import {escapeHtml} from '@help-center/engine';
import type {EngineInfo} from '../measureEngines.ts';
import {averageOfCorpora, groupBy, type Measurement} from '../metrics.ts';
import {QUERY_VARIANTS} from '../readPairs.ts';
import {percent} from '../relevanceReport.ts';
import {engineScores} from './engineScores.ts';
import type {PublicCorpus} from './readManifest.ts';
import {scorePlot} from './scorePlot.ts';

/** What a run of the public benchmark found. */
export interface BenchmarkRun {
  /** Day of the run in ISO 8601. */
  readonly date: string;
  readonly corpora: readonly (PublicCorpus & {readonly pages: number; readonly pairs: number})[];
  readonly engines: readonly EngineInfo[];
  readonly measurements: readonly Measurement[];
}

const STYLE = `
:root { color-scheme: light dark; --text: #1b1f24; --soft: #59636e; --line: #d1d9e0; --mark: #0550ae; --back: #fff; }
@media (prefers-color-scheme: dark) {
  :root { --text: #e6edf3; --soft: #9198a1; --line: #3d444d; --mark: #58a6ff; --back: #0d1117; }
}
body { max-width: 56rem; margin: 2rem auto; padding: 0 1rem; color: var(--text); background: var(--back); font: 1rem/1.6 system-ui, sans-serif; }
a { color: var(--mark); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .8rem .3rem 0; border-bottom: 1px solid var(--line); text-align: start; }
caption { text-align: start; color: var(--soft); }
h1, h2 { line-height: 1.2; }
svg { display: block; width: 100%; min-width: 34rem; max-width: 40rem; height: auto; font: 14px system-ui, sans-serif; fill: var(--text); }
.grid { stroke: var(--line); }
.tick { fill: var(--soft); text-anchor: middle; }
.name { text-anchor: end; }
.interval { stroke: var(--mark); stroke-width: 2; }
circle { fill: var(--mark); }
@media (forced-colors: active) { .interval { stroke: CanvasText; } circle, svg { fill: CanvasText; } }
`;

const SPELLINGS = {
  original: 'As written',
  typo: 'With two letters swapped',
  prefix: 'With the last word unfinished',
} as const;

/** The page with the tables and plots of a run; it needs no other file. */
export function benchmarkPage(run: BenchmarkRun): string {
  const {date, corpora, engines, measurements} = run;
  const variants = QUERY_VARIANTS.filter((variant) => measurements.some((own) => own.variant === variant));
  const parts = variants.map((variant) => {
    const own = measurements.filter((measurement) => measurement.variant === variant);
    const title = `${SPELLINGS[variant]}: MRR@10 with 95 % intervals`;
    return `<h2>${escapeHtml(SPELLINGS[variant])}</h2>\n${wide(title, scorePlot(variant, title, engineScores(own)))}\n${scoreTable(own)}`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Search in documentation: relevance, ${date}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Search in documentation: relevance</h1>
<p>Measured on ${date}: does a query find the page that a commit with that subject changed? Each corpus weighs the same. A question
has one right page here, so values are lower bounds: compare engines, and do not read the values alone.</p>
${parts.join('\n')}
<h2>By corpus</h2>
${corpusTable(measurements)}
<h2>Corpora</h2>
${table(
  'Pages and questions',
  ['corpus', 'repository', 'commit', 'folder', 'licence', 'pages', 'questions'],
  corpora.map((corpus) => [
    corpus.name,
    link(corpus.repository),
    corpus.commit.slice(0, 12),
    corpus.folder,
    corpus.licence,
    String(corpus.pages),
    String(corpus.pairs),
  ]),
)}
<h2>Engines</h2>
${table(
  'Versions and settings',
  ['name', 'version', 'settings'],
  engines.map(({name, version, settings}) => [name, version, settings].map(escapeHtml)),
)}
</main>
</body>
</html>
`;
}

function scoreTable(measurements: readonly Measurement[]): string {
  const own = groupBy(measurements, ({engine}) => engine);
  const rows = engineScores(measurements).map(({engine, score, low, high}) => {
    const metrics = averageOfCorpora(own.get(engine) ?? []);
    return [
      escapeHtml(engine),
      score.toFixed(3),
      `${low.toFixed(3)} to ${high.toFixed(3)}`,
      percent(metrics.successAt1),
      percent(metrics.successAt3),
      percent(metrics.zeroResults),
    ];
  });
  const count = new Set(measurements.map(({corpus, pair}) => `${corpus} ${pair}`)).size;
  const head = ['engine', 'MRR@10', '95 % interval', 'first %', 'among three %', 'no result %'];
  return table(`${count} questions`, head, rows);
}

function corpusTable(measurements: readonly Measurement[]): string {
  const own = measurements.filter(({variant}) => variant === 'original');
  const corpora = [...groupBy(own, ({corpus}) => corpus).keys()];
  const rows = [...groupBy(own, ({engine}) => engine)].map(([engine, list]) => [
    escapeHtml(engine),
    ...corpora.map((corpus) =>
      averageOfCorpora(list.filter((measurement) => measurement.corpus === corpus)).reciprocalRank.toFixed(3),
    ),
  ]);
  return table('MRR@10, as written', ['engine', ...corpora], rows);
}

/** Cells are HTML. */
function table(caption: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (list: readonly string[]): string =>
    list.map((cell, at) => (at === 0 ? `<th scope="row">${cell}</th>` : `<td>${cell}</td>`)).join('');
  return wide(
    caption,
    `<table>
<caption>${escapeHtml(caption)}</caption>
<thead><tr>${head.map((cell) => `<th scope="col">${escapeHtml(cell)}</th>`).join('')}</tr></thead>
<tbody>
${rows.map((row) => `<tr>${cells(row)}</tr>`).join('\n')}
</tbody>
</table>`,
  );
}

/** What scrolls by itself where it is wider than the page, by keyboard too. */
function wide(label: string, html: string): string {
  return `<div class="wide" tabindex="0" role="region" aria-label="${escapeHtml(label)}">${html}</div>`;
}

function link(address: string): string {
  return `<a href="${escapeHtml(address)}">${escapeHtml(address.replace('https://github.com/', ''))}</a>`;
}
