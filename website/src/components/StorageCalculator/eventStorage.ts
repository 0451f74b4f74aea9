/** The stored events of a server. */
export interface EventLoad {
  readonly events: number;
  readonly pictures: number;
  /** Size of one picture in kilobytes. */
  readonly size: number;
  readonly days: number;
}

/** Gigabytes of the pictures of all stored events. */
export function eventStorage({events, pictures, size, days}: EventLoad): number {
  return (events * pictures * size * days) / 1e6;
}

/** The number of events, with a third on top for busy days. */
export function eventCap({events, days}: EventLoad): number {
  return Math.ceil((events * days * 4) / 3);
}
