import type {ReactNode} from 'react';
import Calculator from '../Calculator/index.tsx';
import {useNumberFields} from '../Calculator/useNumberFields.tsx';
import {eventCap, eventStorage} from './eventStorage.ts';

const FIELDS = {
  events: {label: 'Events', unit: 'a day', start: '500', min: 1, max: 10_000_000, whole: true},
  pictures: {label: 'Images', unit: 'per event', start: '1', min: 0, max: 100, whole: true},
  size: {label: 'Size of an image', unit: 'kB', start: '200', min: 1, max: 100_000},
  days: {label: 'To keep', unit: 'days', start: '30', min: 1, max: 3650, whole: true},
};

/** Calculates the disk space of stored events, and their number. */
export default function StorageCalculator(): ReactNode {
  const {form, read, values, error, fields} = useNumberFields(FIELDS);
  const space = `${eventStorage(values).toFixed(1)} GB`;
  const events = eventCap(values).toLocaleString('en-GB');
  const summary = `The images take about ${space}. With a third on top for busy days that is ${events} events to keep.`;
  return (
    <Calculator
      title="Try it: space for events"
      hint="Images only; text, video and what the store itself needs come on top."
      form={form}
      onInput={read}
      fields={fields}
      figures={[
        {value: space, label: 'of images'},
        {value: events, label: 'events to keep, with a third on top for busy days'},
      ]}
      summary={summary}
      error={error}
    />
  );
}
