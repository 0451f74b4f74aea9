import type {ReactNode} from 'react';
import Calculator from '../Calculator/index.tsx';
import {useNumberFields} from '../Calculator/useNumberFields.tsx';
import BusyBar from './BusyBar.tsx';
import {BUSY_LIMIT, busyTime, fitTasks, type TaskLoad} from './fitTasks.ts';

const FIELDS = {
  allowed: {label: 'Tasks that the licence allows', start: '8', min: 1, max: 10000, whole: true},
  wanted: {label: 'Tasks at the busiest hour', start: '6', min: 1, max: 10000, whole: true},
  processTime: {label: 'Process time of one frame', unit: 'ms', start: '40', min: 0.1, max: 60000},
  rate: {label: 'Frames for each task', unit: 'per second', start: '5', min: 0.01, max: 100},
};

const inMs = (time: number) => `${Math.round(time).toLocaleString('en')} ms`;

const busyTimes = (load: TaskLoad) => ({
  one: inMs(busyTime(load)),
  all: inMs(busyTime(load) * load.wanted),
});

function summaryOf(load: TaskLoad): string {
  const {fit, limit} = fitTasks(load);
  const cause = limit === 'licence' ? 'the licence sets the limit' : 'computing time sets the limit';
  const answer =
    load.wanted <= fit ? `Your ${load.wanted} tasks fit` : `Your ${load.wanted} tasks do not fit`;
  const {one, all} = busyTimes(load);
  return `${answer}: at most ${fit}, and ${cause}. Each task is busy for ${one} of each second, all together for ${all}. Plan for ${BUSY_LIMIT} ms at most.`;
}

/** Calculates how many tasks of a kind fit on a server, by licence and by computing time. */
export default function TaskCapacity(): ReactNode {
  const {form, read, values, error, fields} = useNumberFields(FIELDS);
  return (
    <Calculator
      title="Try it: how many tasks fit"
      hint="Arithmetic for tasks of one kind that share one processor or graphics card, one after the other; no measurement of ANSVIS."
      form={form}
      onInput={read}
      fields={fields}
      picture={<BusyBar load={values} />}
      figures={[
        {
          value: String(fitTasks(values).fit),
          label: `tasks fit at once, ${values.wanted} wanted`,
          isShort: fitTasks(values).fit < values.wanted,
        },
        {value: busyTimes(values).one, label: 'a second for one'},
        {value: busyTimes(values).all, label: `for your ${values.wanted}`},
        {value: `${BUSY_LIMIT} ms`, label: 'to plan for at most'},
      ]}
      summary={summaryOf(values)}
      error={error}
    />
  );
}
