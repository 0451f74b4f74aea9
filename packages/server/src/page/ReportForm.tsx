import type {FormEvent, ReactNode} from 'react';
import type {ReportQuery} from './fetchReport.ts';

const DAY_MS = 86_400_000;

/** The date some days ago in UTC, as on the server. */
function daysAgo(days: number): string {
  return new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
}

/** Asks for the key, the days and the index. */
export function ReportForm({onSubmit}: {readonly onSubmit: (query: ReportQuery) => void}): ReactNode {
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const read = (name: string): string => {
      const value = fields.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    onSubmit({key: read('key'), from: read('from'), to: read('to'), index: read('index')});
  }

  return (
    <form onSubmit={submit}>
      <label>
        Key <input name="key" type="password" required autoComplete="current-password" />
      </label>
      <label>
        From <input name="from" type="date" required defaultValue={daysAgo(29)} />
      </label>
      <label>
        To <input name="to" type="date" required defaultValue={daysAgo(0)} />
      </label>
      <label>
        Index <input name="index" placeholder="all" spellCheck={false} />
      </label>
      <button type="submit">Show</button>
    </form>
  );
}
