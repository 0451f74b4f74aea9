import type {PeerResult} from './siteTables.ts';
import {median} from '../measure/median.ts';

interface Panel {
  readonly title: string;
  readonly unit: string;
  /** Every measured value of a site; none where it was not measured. */
  readonly valuesOf: (result: PeerResult) => readonly number[];
}

const PANELS: readonly Panel[] = [
  {title: 'Before load', unit: 'kB', valuesOf: ({views}) => views.map((view) => view.bytesBeforeLoad / 1000)},
  {title: 'Largest paint', unit: 'ms', valuesOf: ({views}) => views.map((view) => view.largestPaint)},
  {title: 'Hover to next page', unit: 'ms', valuesOf: ({nextPages}) => nextPages.map(({time}) => time)},
  {
    title: 'Tap on search to first result',
    unit: 'ms',
    valuesOf: ({searches}) => searches.map(({usable}) => usable).filter(Number.isFinite),
  },
];
const WIDTH = 860;
const LABEL_WIDTH = 270;
const VALUE_WIDTH = 80;
const BAR = 14;
const STEP = 22;
const HEAD = 34;

/** A picture of the table, as SVG: for each question a bar with the median of each site, and a line from the least to the most measured. */
export function sitePlot(results: readonly PeerResult[]): string {
  const panelHeight = HEAD + results.length * STEP + 12;
  const height = PANELS.length * panelHeight;
  const parts = PANELS.flatMap((panel, index) => drawPanel(panel, results, index * panelHeight));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="system-ui, sans-serif" font-size="13" role="img">
<title>${PANELS.map(({title}) => title).join(', ')} of each site: less is better</title>
<rect width="${WIDTH}" height="${height}" fill="#fff"/>
${parts.join('\n')}
</svg>
`;
}

function drawPanel({title, unit, valuesOf}: Panel, results: readonly PeerResult[], top: number): string[] {
  const rows = results.map((result) => ({result, values: valuesOf(result)}));
  const most = Math.max(1, ...rows.flatMap(({values}) => values));
  const scale = (WIDTH - LABEL_WIDTH - VALUE_WIDTH) / most;
  return [
    `<text x="8" y="${top + 22}" font-weight="600">${title}, ${unit}</text>`,
    ...rows.map(({result, values}, index) => drawRow(result, values, scale, top + HEAD + index * STEP)),
  ];
}

function drawRow({label, pages}: PeerResult, values: readonly number[], scale: number, y: number): string {
  const text = `<text x="${LABEL_WIDTH - 8}" y="${y + 12}" text-anchor="end">${escapeText(label)}, ${pages} pages</text>`;
  if (values.length === 0)
    return `${text}<text x="${LABEL_WIDTH}" y="${y + 12}" fill="#555">not measured</text>`;
  const middle = median(values);
  const [least, most] = [Math.min(...values), Math.max(...values)].map(
    (value) => LABEL_WIDTH + value * scale,
  );
  const colour = /^(?:ours|this site)/.test(label) ? '#1b6e53' : '#8a94a6';
  return [
    text,
    `<rect x="${LABEL_WIDTH}" y="${y}" width="${(middle * scale).toFixed(1)}" height="${BAR}" fill="${colour}"/>`,
    `<path d="M${least?.toFixed(1)} ${y + BAR / 2}H${most?.toFixed(1)}" stroke="#222"/>`,
    `<text x="${((most ?? 0) + 6).toFixed(1)}" y="${y + 12}">${middle < 100 ? middle.toFixed(1) : middle.toFixed(0)}</text>`,
  ].join('');
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
