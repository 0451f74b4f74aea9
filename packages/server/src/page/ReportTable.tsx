import {useState, type ReactNode} from 'react';
import {fetchTable, type ReportQuery} from './fetchReport.ts';

/** Rows shown at first. */
const FIRST_ROWS = 20;

/** What a table shows. */
interface ReportTableProps {
  /** Name of the table on the server. */
  readonly name: string;
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  readonly query: ReportQuery;
  /** A plot above the table. */
  readonly children?: ReactNode;
}

/** A table with an optional plot and a button for its CSV export. */
export function ReportTable({name, title, columns, rows, query, children}: ReportTableProps): ReactNode {
  const [isWhole, setIsWhole] = useState(false);
  const [failure, setFailure] = useState('');

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
          {children}
          {/* Scrolls by keyboard where the table is wider than the page. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div className="scroll" role="group" aria-labelledby={name} tabIndex={0}>
            <table>
              <thead>
                <tr>
                  {columns.map((column) => (
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
                      <td key={columns[column]} className={typeof cell === 'number' ? 'number' : undefined}>
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
