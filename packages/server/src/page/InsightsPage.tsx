import {useRef, useState, type ReactNode} from 'react';
import type {InsightsReport} from '../insights/InsightsReport.ts';
import {fetchReport, type ReportQuery} from './fetchReport.ts';
import {ReportForm} from './ReportForm.tsx';
import {ReportView} from './ReportView.tsx';

/** The state of the page below its form. */
type PageState =
  | {readonly kind: 'idle'}
  | {readonly kind: 'loading'}
  | {readonly kind: 'failed'; readonly message: string}
  | {readonly kind: 'shown'; readonly report: InsightsReport; readonly query: ReportQuery};

/** The page for authors: what readers search for, what they do not find, and what they open. */
export function InsightsPage(): ReactNode {
  const [state, setState] = useState<PageState>({kind: 'idle'});
  const latest = useRef<AbortController>(undefined);

  async function show(query: ReportQuery): Promise<void> {
    latest.current?.abort();
    const {signal} = (latest.current = new AbortController());
    setState({kind: 'loading'});
    try {
      const report = await fetchReport(query, signal);
      if (!signal.aborted) setState({kind: 'shown', report, query});
    } catch (error) {
      if (!signal.aborted) setState({kind: 'failed', message: (error as Error).message});
    }
  }

  return (
    <main>
      <h1>Search insights</h1>
      <ReportForm onSubmit={(query) => void show(query)} />
      <p role="status">{state.kind === 'loading' ? 'Loading…' : ''}</p>
      {state.kind === 'failed' && <p role="alert">{state.message}</p>}
      {state.kind === 'shown' && <ReportView report={state.report} query={state.query} />}
    </main>
  );
}
