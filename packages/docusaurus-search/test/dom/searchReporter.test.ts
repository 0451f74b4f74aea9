import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {
  createSearchReporter,
  openSearchReporter,
  refusesTracking,
  type ReportBody,
} from '../../src/client/insights/createSearchReporter.ts';
import {OPTIONS} from './createDialog.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function createReporter() {
  const sent: ReportBody[] = [];
  const reporter = createSearchReporter('help-center', (report) => sent.push(structuredClone(report)));
  return {reporter, sent};
}

test('reports the settled queries once, on closing', async () => {
  const {reporter, sent} = createReporter();
  for (const query of ['c', 'ca', 'cam ']) reporter.answered(query, 3);
  await vi.advanceTimersByTimeAsync(1000);
  reporter.answered('camer', 0);
  reporter.closed();
  reporter.closed();
  dispatchEvent(new Event('pagehide'));
  const id: unknown = expect.stringMatching(/^[0-9a-f]{32}$/);
  expect(sent).toEqual([
    {
      index: 'help-center',
      searches: [
        {id, query: 'cam', hits: 3},
        {id, query: 'camer', hits: 0},
      ],
    },
  ]);
});

test('reports an opened hit at once, and a further one of the same query under its id', async () => {
  const {reporter, sent} = createReporter();
  reporter.answered('cam', 3);
  reporter.clicked('cam', 'page', 1);
  reporter.clicked('cam', 'other', 2);
  reporter.closed();
  expect(sent.map(({searches}) => searches)).toMatchObject([
    [{query: 'cam', objectID: 'page', position: 2}],
    [{id: sent[0]?.searches[0]?.id, query: 'cam', objectID: 'other', position: 3}],
  ]);
});

test('reports what was searched for when the page is left', () => {
  const {reporter, sent} = createReporter();
  reporter.answered('cam', 3);
  dispatchEvent(new Event('pagehide'));
  expect(sent).toMatchObject([{searches: [{query: 'cam', hits: 3}]}]);
});

test('reports nothing without an answer', () => {
  const {reporter, sent} = createReporter();
  reporter.closed();
  expect(sent).toEqual([]);
});

const SESSIONS = {to: 'https://search.example.com/1/sessions', notice: '/privacy'};

test('reports nothing unless the site asks for it', () => {
  expect(openSearchReporter(OPTIONS)).toBeUndefined();
  expect(openSearchReporter({...OPTIONS, sessions: SESSIONS})).toBeDefined();
});

test('leaves the searches of a server to it', () => {
  const backend = {type: 'server', hosts: [], fallbackToEmbedded: true, insights: false} as const;
  expect(openSearchReporter({...OPTIONS, backend, sessions: SESSIONS} as never)).toBeUndefined();
});

test.each([{globalPrivacyControl: true}, {doNotTrack: '1'}])(
  'reports nothing for a reader with %j',
  (wish) => {
    vi.stubGlobal('navigator', wish);
    expect(refusesTracking()).toBe(true);
    expect(openSearchReporter({...OPTIONS, sessions: SESSIONS})).toBeUndefined();
  },
);

test('sends reports as beacons that need no preflight', async () => {
  vi.useRealTimers();
  const sendBeacon = vi.fn<(to: string, body: string) => boolean>(() => true);
  vi.stubGlobal('navigator', {sendBeacon});
  const reporter = openSearchReporter({...OPTIONS, sessions: SESSIONS});
  reporter?.answered('cam', 3);
  reporter?.closed();
  await expect.poll(() => sendBeacon).toHaveBeenCalled();
  expect(sendBeacon).toHaveBeenCalledWith(SESSIONS.to, expect.stringContaining('"query":"cam"'));
});
