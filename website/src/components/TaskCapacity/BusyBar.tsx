import type {ReactNode} from 'react';
import styles from '../Calculator/styles.module.css';
import {BUSY_LIMIT, busyTime, type TaskLoad} from './fitTasks.ts';

/** Milliseconds of the whole bar, and its width: to scale. */
const SECOND = 1000;
const WIDTH = 320;
const HEIGHT = 36;

const toX = (milliseconds: number) => (Math.min(milliseconds, SECOND) / SECOND) * WIDTH;

/** A second, how much of it the wanted tasks take, and what to plan for at most. The figures say the same. */
export default function BusyBar({load}: {readonly load: TaskLoad}): ReactNode {
  const end = toX(busyTime(load) * load.wanted);
  const limit = toX(BUSY_LIMIT);
  return (
    <svg className={styles.scene} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path className={styles.seen} d={`M0 8h${WIDTH}v20H0z`} />
      <path className={styles.enough} d={`M0 8h${Math.min(end, limit)}v20H0z`} />
      {end > limit && <path className={styles.over} d={`M${limit} 8H${end}v20H${limit}z`} />}
      <path className={styles.row} d={`M${limit} 0v${HEIGHT}`} />
    </svg>
  );
}
