/** The factors that limit how many tasks a server can run. */
export interface TaskLoad {
  /** Tasks that the licence allows at once. */
  readonly allowed: number;
  /** Tasks wanted at the busiest hour. */
  readonly wanted: number;
  /** Milliseconds for one picture. */
  readonly processTime: number;
  /** Pictures a second that each task needs. */
  readonly rate: number;
}

/** Milliseconds of each second that may be busy, so that a crowded scene causes no backlog. */
export const BUSY_LIMIT = 700;

/** Milliseconds of each second that one task takes. */
export function busyTime({processTime, rate}: TaskLoad): number {
  return processTime * rate;
}

/** The number of tasks that fit, and what limits it. */
export function fitTasks(load: TaskLoad): {fit: number; limit: 'licence' | 'computing'} {
  const computed = Math.floor(BUSY_LIMIT / busyTime(load));
  return computed < load.allowed
    ? {fit: computed, limit: 'computing'}
    : {fit: load.allowed, limit: 'licence'};
}
