import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {
  type SearchSessionBody,
  createSessionReporter,
  openSessionReporter,
  refusesTracking,
} from '../../src/client/insights/createSessionReporter.ts';
import {OPTIONS} from './createDialog.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function createReporter(withSearches = true) {
  const sent: SearchSessionBody[] = [];
  const reporter = createSessionReporter({
    index: 'help-center',
    withSearches,
    send: (session) => sent.push(structuredClone(session)),
  });
  return {reporter, sent, last: () => sent.at(-1)};
}

test('sends one session from opening to closing', () => {
  const {reporter, sent} = createReporter();
  reporter.opened();
  reporter.closed();
  dispatchEvent(new Event('pagehide'));
  expect(sent).toEqual([
    {id: expect.stringMatching(/^[0-9a-f]{32}$/), index: 'help-center', reached: 'opened', returned: false},
  ]);
});

test('reports the settled query only', async () => {
  const {reporter, last} = createReporter();
  reporter.opened();
  for (const query of ['c', 'ca', 'cam']) reporter.answered(query, 3);
  await vi.advanceTimersByTimeAsync(1000);
  reporter.answered('camer', 0);
  reporter.closed();
  expect(last()).toMatchObject({
    reached: 'typed',
    searches: [
      {query: 'cam', hits: 3},
      {query: 'camer', hits: 0},
    ],
  });
});

test('reports an opened hit at once, and again when the reader has stayed', async () => {
  const {reporter, sent, last} = createReporter();
  reporter.opened();
  reporter.answered('cam', 3);
  reporter.clicked('cam', 'page', 1);
  reporter.closed();
  expect(sent).toHaveLength(1);
  expect(last()).toMatchObject({
    reached: 'clicked',
    searches: [{query: 'cam', objectID: 'page', position: 2}],
  });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(sent).toHaveLength(2);
  expect(last()).toMatchObject({id: sent[0]?.id, reached: 'stayed', returned: false});
});

test('does not count a quick return as a stay', async () => {
  const {reporter, sent} = createReporter();
  reporter.opened();
  reporter.answered('cam', 3);
  reporter.clicked('cam', 'page', 0);
  await vi.advanceTimersByTimeAsync(5000);
  reporter.opened();
  await vi.advanceTimersByTimeAsync(60_000);
  dispatchEvent(new Event('pagehide'));
  expect(sent.map(({reached, returned}) => [reached, returned])).toEqual([
    ['clicked', false],
    ['clicked', true],
    ['opened', false],
  ]);
  expect(new Set(sent.map(({id}) => id)).size).toBe(2);
});

test('does not send queries that a server has seen', () => {
  const {reporter, last} = createReporter(false);
  reporter.opened();
  reporter.answered('cam', 3);
  reporter.closed();
  expect(last()).not.toHaveProperty('searches');
});

const SESSIONS = {to: 'https://search.example.com/1/sessions', notice: '/privacy'};

test('reports nothing unless the site asks for it', () => {
  expect(openSessionReporter(OPTIONS)).toBeUndefined();
  expect(openSessionReporter({...OPTIONS, sessions: SESSIONS})).toBeDefined();
});

test.each([{globalPrivacyControl: true}, {doNotTrack: '1'}])(
  'reports nothing for a reader with %j',
  (wish) => {
    vi.stubGlobal('navigator', wish);
    expect(refusesTracking()).toBe(true);
    expect(openSessionReporter({...OPTIONS, sessions: SESSIONS})).toBeUndefined();
  },
);

test('sends reports as beacons that need no preflight', async () => {
  vi.useRealTimers();
  const sendBeacon = vi.fn<(to: string, body: string) => boolean>(() => true);
  vi.stubGlobal('navigator', {sendBeacon});
  const reporter = openSessionReporter({...OPTIONS, sessions: SESSIONS});
  reporter?.opened();
  reporter?.closed();
  await vi.waitFor(() => expect(sendBeacon).toHaveBeenCalled());
  expect(sendBeacon).toHaveBeenCalledWith(SESSIONS.to, expect.stringContaining('"reached":"opened"'));
});
