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

/** Characters per line that a table needs if its cells wrap after each word. */
function widthOf(table: Element): number {
  const columns: number[] = [];
  for (const line of rowsOf(table))
    for (const [column, cell] of cellsOf(line).entries())
      columns[column] = Math.max(columns[column] ?? 0, longestWord(toString(cell).trim()));
  return columns.reduce((sum, width) => sum + width + PADDING, 0);
}

/** From this many columns on, the first cell is the name of its row. */
const NAMED_COLUMNS = 3;
/** Longer cells are prose, which would be a narrow column of words on a phone. */
const PROSE = 40;

/** Whether some cell below the head is prose. */
function hasProse(table: Element): boolean {
  const cells = rowsOf(table).slice(1).flatMap(cellsOf);
  return cells.some((cell) => toString(cell).trim().length > PROSE);
}

/** Adds the name of its column to each cell, for phones to show before the value; the name of a row needs none, unless it is a figure. */
function labelCells(table: Element, columns: readonly string[]): void {
  for (const row of rowsOf(table).slice(1)) {
    for (const [column, cell] of cellsOf(row).entries()) {
      const label = columns[column];
      const isName = column === 0 && /\p{L}/u.test(toString(cell));
      if (label && !isName) cell.properties.dataColumn = label;
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

/**
 * Wraps each table in a scrolling box; boxes that may overflow on a phone can be focused and scrolled by keyboard. On a phone a
 * table with prose shows each row as a list, and all others remain tables (src/css/content.css).
 */
export function scrollWideTables() {
  return (tree: Root): void => {
    let heading = '';
    visit(tree, 'element', (node, index, parent) => {
      if (/^h[1-6]$/.test(node.tagName)) heading = toString(node);
      if (node.tagName !== 'table' || parent === undefined || index === undefined) return undefined;
      const header = rowsOf(node)[0];
      const columns = header === undefined ? [] : cellsOf(header).map((cell) => toString(cell));
      const name = `Table: ${heading ? `${heading}, ` : ''}${columns.filter(Boolean).join(', ')}`;
      const isNamed = columns.length >= NAMED_COLUMNS;
      const isStacked = isNamed && columns.slice(1).every(Boolean) && hasProse(node);
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
            ...(isNamed ? [isStacked ? 'table-stack' : 'table-grid'] : []),
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
