import {describe, expect, it} from 'vitest';
import {eventCap, eventStorage} from '../../src/components/StorageCalculator/eventStorage.ts';
import {busyTime, fitTasks} from '../../src/components/TaskCapacity/fitTasks.ts';

const LOAD = {allowed: 8, wanted: 6, processTime: 40, rate: 5};

describe('fitTasks', () => {
  it('fits three tasks of 200 ms into 700 ms, whatever the licence allows', () => {
    expect(busyTime(LOAD)).toBe(200);
    expect(fitTasks(LOAD)).toEqual({fit: 3, limit: 'computing'});
  });

  it('stops at the licence limit', () => {
    expect(fitTasks({...LOAD, allowed: 2})).toEqual({fit: 2, limit: 'licence'});
  });

  it('fills the limit to the last millisecond', () => {
    expect(fitTasks({...LOAD, processTime: 0.7, rate: 100})).toEqual({fit: 8, limit: 'licence'});
    expect(fitTasks({...LOAD, allowed: 20, processTime: 0.7, rate: 100})).toEqual({
      fit: 10,
      limit: 'computing',
    });
  });
});

describe('eventStorage', () => {
  const events = {events: 500, pictures: 1, size: 200, days: 30};

  it('computes 3 GB for 500 events a day of 200 kB in 30 days', () => {
    expect(eventStorage(events)).toBe(3);
  });

  it('adds a third for unusual days', () => {
    expect(eventCap(events)).toBe(20_000);
  });
});
