import {useState, type ReactNode} from 'react';
import type {ReportTable as Table} from '../insights/reportTables.ts';
import {fetchTable, type ReportQuery} from './fetchReport.ts';

/** Rows shown at first. */
const FIRST_ROWS = 20;

/** What a table shows. */
interface ReportTableProps {
  readonly table: Table;
  readonly rows: readonly (readonly (string | number)[])[];
  readonly query: ReportQuery;
}

/** A table with a bar for each number in its second column, and a button for its CSV export. */
export function ReportTable({table: {name, title, columns}, rows, query}: ReportTableProps): ReactNode {
  const [isWhole, setIsWhole] = useState(false);
  const [failure, setFailure] = useState('');
  const highest = Math.max(...rows.map(([, value]) => Number(value)));
  const headings = Object.values(columns);

  async function save(): Promise<void> {
    setFailure('');
    try {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(await fetchTable(name, query));
      link.download = `${name}-${query.from}-${query.to}.csv`;
      link.click();
      URL.revokeObjectURL(link.href);
    } catch (error) {
      setFailure((error as Error).message);
    }
  }

  return (
    <section aria-labelledby={name}>
      <h2 id={name}>{title}</h2>
      {rows.length === 0 ? (
        <p>None in these days.</p>
      ) : (
        <>
          {/* Scrolls by keyboard where the table is wider than the page. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div className="scroll" role="group" aria-labelledby={name} tabIndex={0}>
            <table>
              <thead>
                <tr>
                  {headings.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.slice(0, isWhole ? undefined : FIRST_ROWS).map((row) => (
                  <tr key={row.join('\n')}>
                    {row.map((cell, column) => (
                      <td key={headings[column]} className={typeof cell === 'number' ? 'number' : undefined}>
                        {column === 1 && highest > 0 && <meter aria-hidden max={highest} value={cell} />}
                        {cell}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {rows.length > FIRST_ROWS && !isWhole && (
            <button type="button" onClick={() => setIsWhole(true)}>
              Show all {rows.length}
            </button>
          )}
          <button type="button" onClick={() => void save()}>
            Export as CSV
          </button>
          {failure !== '' && <p role="alert">{failure}</p>}
        </>
      )}
    </section>
  );
}
