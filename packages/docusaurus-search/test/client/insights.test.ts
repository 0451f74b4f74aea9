import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {type InsightsEvent, createInsights} from '../../src/client/insights/createInsights.ts';
import {createHit, createResult} from './support/createResult.ts';

const RESULT = createResult([createHit('A', 'one'), createHit('A', 'two')], {queryID: 'q1'});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('counts hits as viewed once they have stayed for 400 ms [spec 7-08, 9-15]', async () => {
  const send = vi.fn<(events: readonly InsightsEvent[]) => Promise<void>>(() => Promise.resolve());
  const insights = createInsights(send);
  insights.viewed(createResult([createHit('A', 'gone')]));
  await vi.advanceTimersByTimeAsync(399);
  insights.viewed(RESULT);
  await vi.advanceTimersByTimeAsync(399);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledWith([
    expect.objectContaining({
      eventType: 'view',
      index: 'help-center',
      queryID: 'q1',
      objectIDs: ['A/one', 'A/two'],
    }),
  ]);
});

test('sends a click at once with its position from 1', () => {
  const send = vi.fn<(events: readonly InsightsEvent[]) => Promise<void>>(() => Promise.resolve());
  createInsights(send).clicked(RESULT, 'A/two', 1);
  expect(send).toHaveBeenCalledWith([
    expect.objectContaining({eventType: 'click', objectIDs: ['A/two'], positions: [2], queryID: 'q1'}),
  ]);
});

test('logs an event that cannot be sent', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  createInsights(() => Promise.reject(new Error('down'))).clicked(RESULT, 'A/one', 0);
  await vi.advanceTimersByTimeAsync(0);
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});
