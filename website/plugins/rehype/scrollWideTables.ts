import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';

// A line on a screen of 320 px fits about 28 characters; the padding of a column takes about 2.
const NARROWEST = 28;
const PADDING = 2;
/** Characters of a line of the narrowest column on windows with a sidebar. */
const COLUMN = 54;
/** Most characters of a row's name; longer cells are sentences. */
const ROW_NAME = 28;

function cellsOf(row: Element): Element[] {
  return row.children.filter(
    (child): child is Element =>
      child.type === 'element' && (child.tagName === 'td' || child.tagName === 'th'),
  );
}

function rowsOf(table: Element): Element[] {
  const rows: Element[] = [];
  visit(table, 'element', (node) => {
    if (node.tagName === 'tr') rows.push(node);
  });
  return rows;
}

const longestWord = (text: string) => Math.max(...text.split(/[\s-]+/).map((word) => word.length));

/** Characters per line that a table needs, from the length that a cell needs; by default, cells wrap after each word. */
function widthOf(table: Element, lengthOf: (text: string, isHead: boolean) => number = longestWord): number {
  const columns: number[] = [];
  for (const [row, line] of rowsOf(table).entries())
    for (const [column, cell] of cellsOf(line).entries())
      columns[column] = Math.max(columns[column] ?? 0, lengthOf(toString(cell).trim(), row === 0));
  return columns.reduce((sum, width) => sum + width + PADDING, 0);
}

/** From this many columns on, a phone shows each row as a list (src/css/content.css), unless the table fits there. */
const STACKED_COLUMNS = 3;
/** The largest table that fits on a phone, in columns and in characters per line. */
const KEPT_COLUMNS = 4;
const PHONE = 44;

/** Whether a table fits on a phone with each value on one line; column names may wrap. */
function fitsPhone(table: Element, {length}: readonly string[]): boolean {
  const lengthOf = (text: string, isHead: boolean) => (isHead ? longestWord(text) : text.length);
  return length <= KEPT_COLUMNS && widthOf(table, lengthOf) <= PHONE;
}

/** Adds the name of its column to each cell, for phones to show before the value. */
function labelCells(table: Element, columns: readonly string[]): void {
  for (const row of rowsOf(table).slice(1)) {
    for (const [column, cell] of cellsOf(row).entries()) {
      const label = columns[column];
      if (column > 0 && label) cell.properties.dataColumn = label;
    }
  }
}

/** Makes the first cell of each row its header, if it is a short name in all rows. */
function nameRows(table: Element): void {
  const names = rowsOf(table)
    .slice(1)
    .flatMap((row) => cellsOf(row).slice(0, 1));
  const isNamed = names.every((cell) => {
    const {length} = toString(cell).trim();
    return length > 0 && length <= ROW_NAME;
  });
  if (!isNamed) return;
  // Without `scope`: a header beside cells of data is that of its row.
  for (const cell of names) cell.tagName = 'th';
}

/** Wraps each table in a scrolling box; boxes that may overflow on a phone can be focused and scrolled by keyboard. */
export function scrollWideTables() {
  return (tree: Root): void => {
    let heading = '';
    visit(tree, 'element', (node, index, parent) => {
      if (/^h[1-6]$/.test(node.tagName)) heading = toString(node);
      if (node.tagName !== 'table' || parent === undefined || index === undefined) return undefined;
      const header = rowsOf(node)[0];
      const columns = header === undefined ? [] : cellsOf(header).map((cell) => toString(cell));
      const name = `Table: ${heading ? `${heading}, ` : ''}${columns.filter(Boolean).join(', ')}`;
      const isStacked =
        columns.length >= STACKED_COLUMNS && columns.slice(1).every(Boolean) && !fitsPhone(node, columns);
      if (isStacked) labelCells(node, columns);
      nameRows(node);
      const width = widthOf(node);
      const wide = width > NARROWEST;
      parent.children[index] = {
        type: 'element',
        tagName: 'div',
        properties: {
          className: [
            'table-scroll',
            ...(isStacked ? ['table-stack'] : []),
            ...(width > COLUMN ? ['table-wide'] : []),
          ],
          ...(wide && {role: 'region', ariaLabel: name, tabIndex: 0}),
        },
        children: [node],
      };
      return SKIP;
    });
  };
}
