/** What the events of a server take on disk. */
export interface EventLoad {
  readonly events: number;
  readonly pictures: number;
  /** Size of one picture in kilobytes. */
  readonly size: number;
  readonly days: number;
}

/** Gigabytes that the pictures of all kept events take. */
export function eventStorage({events, pictures, size, days}: EventLoad): number {
  return (events * pictures * size * days) / 1e6;
}

/** How many events that are, with a third on top for busy days. */
export function eventCap({events, days}: EventLoad): number {
  return Math.ceil((events * days * 4) / 3);
}
