import type {ReactNode} from 'react';

const format = new Intl.DateTimeFormat('en-GB', {dateStyle: 'medium', timeZone: 'UTC'});

/** A date, readable by people and machines. */
export default function Day({date}: {date: string | number | Date}): ReactNode {
  const day = new Date(date);
  return <time dateTime={day.toISOString().slice(0, 10)}>{format.format(day)}</time>;
}
