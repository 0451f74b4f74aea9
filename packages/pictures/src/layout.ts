import {sep} from 'node:path';

/** A width of the text column, in force from a width of the window. */
interface ColumnWidth {
  readonly from: number;
  readonly width: string;
}

/** Below 577 px of window the text has the whole width in every layout, without 16 px at each side. */
const NARROW = 'calc(100vw - 32px)';
/** No column is wider. */
const WIDEST_COLUMN = 960;
const UP_TO_997 = {from: 577, width: 'min(800px,100vw - 48px)'};

/** Beside a sidebar and the contents of the page. */
const ARTICLE: readonly ColumnWidth[] = [
  {from: 1600, width: '960px'},
  {from: 1200, width: 'min(800px,100vw - 566px)'},
  {from: 997, width: 'calc(100vw - 492px)'},
  UP_TO_997,
];

/** How wide the column is in each of the three layouts; `e2e/tests/pictures.spec.ts` compares the first with the page. */
const COLUMNS: Readonly<Record<string, readonly ColumnWidth[]>> = {
  docs: ARTICLE,
  blog: ARTICLE,
  src: [{from: 1200, width: '666px'}, {from: 997, width: '700px'}, UP_TO_997],
};

/**
 * Widths in which a picture is offered: phones of 390 px with two and three dots per pixel show 716 and 1074 px of it, and
 * the column of most windows with two 1600 px.
 */
const WIDTHS = [480, 720, 1080, 1600];

/** A step of less than this is not worth a file. */
const SMALLEST_STEP = 0.9;

/** The widths of a picture of that width: never more than it has, and the last one as near to it as can be of use. */
export function chooseWidths(width: number): number[] {
  const widest = Math.min(width, WIDTHS.at(-1) ?? width);
  return [...WIDTHS.filter((one) => one < widest * SMALLEST_STEP), widest];
}

/** How wide a picture of that width is shown, for the `sizes` attribute; the page's path is relative to the website. */
export function createSizes(page: string, width: number): string {
  const columns = COLUMNS[page.split(sep)[0] ?? ''] ?? COLUMNS.docs ?? [];
  const shown = (column: string) => (width < WIDEST_COLUMN ? `min(${width}px, ${column})` : column);
  return [
    ...columns.map((column) => `(min-width: ${column.from}px) ${shown(column.width)}`),
    shown(NARROW),
  ].join(', ');
}
