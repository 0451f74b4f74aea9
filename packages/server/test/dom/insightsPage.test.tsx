import {act, createElement} from 'react';
import {createRoot} from 'react-dom/client';
import {afterEach, beforeEach, expect, test, vi, type Mock} from 'vitest';
import type {InsightsReport} from '../../src/insights/InsightsReport.ts';
import {InsightsPage} from '../../src/page/InsightsPage.tsx';

const row = (query: string, empty = 0) => ({query, searches: 3, empty, clicked: 1, hits: 9});
const REPORT: InsightsReport = {
  period: {from: '2026-01-01', to: '2026-01-31', index: ''},
  summary: {searches: 8, empty: 2, clicked: 4, views: 5, clicks: 6, meanPosition: 1.5},
  top: [row('camera'), row('<b>licence</b>')],
  withoutResults: [row('teleport', 3)],
  withoutClick: [],
  positions: [{position: 1, clicks: 4}],
  days: [{day: '2026-01-10', searches: 8, empty: 2, clicked: 4}],
  funnel: [
    {step: 'opened', sessions: 9},
    {step: 'typed', sessions: 7},
    {step: 'clicked', sessions: 4},
    {step: 'stayed', sessions: 3},
    {step: 'returned', sessions: 1},
  ],
  agents: [{way: 'search_docs', subject: 'camera', reads: 2, empty: 1}],
  feedback: [{page: '/docs/a/', helped: 1, notHelped: 2, reports: 1}],
  remarks: [{day: '2026-01-10', page: '/docs/a/', kind: 'report', text: '<i>step 3</i>'}],
};

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
let unmount = (): void => {};
beforeEach(async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await act(async () => root.render(createElement(InsightsPage)));
  unmount = () => {
    act(() => root.unmount());
    container.remove();
  };
});
afterEach(() => {
  unmount();
  vi.restoreAllMocks();
});

async function show(answer: Response): Promise<Mock<typeof fetch>> {
  const fetched = vi.fn<typeof fetch>(async () => answer);
  vi.stubGlobal('fetch', fetched);
  (document.querySelector('[name=key]') as HTMLInputElement).value = 'key-of-the-authors';
  await act(async () => document.querySelector('form')?.requestSubmit());
  await vi.waitFor(() => expect(document.querySelector('[role=status]')?.textContent).toBe(''));
  return fetched;
}

test('shows the numbers, tables and bars of the period', async () => {
  await show(Response.json(REPORT));
  const text = document.body.textContent;
  expect(text).toContain('Without results2 (25 %)');
  expect(text).toContain('Mean position of clicks1.5');
  const bars = [...document.querySelectorAll<HTMLMeterElement>('section[aria-labelledby=funnel] meter')];
  expect(bars.map((bar) => [bar.getAttribute('value'), bar.getAttribute('max')])).toEqual(
    ['9', '7', '4', '3', '1'].map((value) => [value, '9']),
  );
  expect(document.querySelector('section[aria-labelledby=remarks] meter')).toBeNull();
  expect(text).toContain('Came back and searched again1');
  expect(text).toContain('/docs/a/report<i>step 3</i>');
  expect(
    [...document.querySelectorAll('section[aria-labelledby=top] tbody td:first-child')].map(
      (cell) => cell.textContent,
    ),
  ).toEqual(['camera', '<b>licence</b>']);
  expect(document.querySelector('section[aria-labelledby=withoutClick]')?.textContent).toContain(
    'None in these days.',
  );
});

test('sends the key in a header, never in the address', async () => {
  const fetched = await show(Response.json(REPORT));
  const [address, init] = fetched.mock.calls[0] as unknown as [string, RequestInit];
  expect(address).toMatch(/^1\/insights\/report\?from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d&index=$/u);
  expect(address).not.toContain('key-of');
  expect(init.headers).toEqual({'x-algolia-api-key': 'key-of-the-authors'});
});

test("shows the server's message on refusal", async () => {
  await show(Response.json({message: 'Invalid Application-ID or API key', status: 403}, {status: 403}));
  expect(document.querySelector('[role=alert]')?.textContent).toBe('Invalid Application-ID or API key');
});

test('exports a table with the same key', async () => {
  await show(Response.json(REPORT));
  const fetched = vi.fn<typeof fetch>(async () => new Response('query\r\n'));
  vi.stubGlobal('fetch', fetched);
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => {};
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const button = document.querySelector(
    'section[aria-labelledby=top] button:last-of-type',
  ) as HTMLButtonElement;
  await act(async () => button.click());
  expect((fetched.mock.calls as unknown as [string][])[0]?.[0]).toMatch(/^1\/insights\/top\.csv\?/u);
  expect(clicked).toHaveBeenCalledOnce();
});
