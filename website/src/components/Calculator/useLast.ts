import {useState} from 'react';

/** The value, or the last one before it was missing. It is kept as JSON, because callers make a new object for each rendering. */
export function useLast<Value>(value: Value | undefined, first: Value): Value {
  const text = value === undefined ? undefined : JSON.stringify(value);
  const [last, setLast] = useState(text);
  if (text !== undefined && text !== last) setLast(text);
  if (value !== undefined) return value;
  return last === undefined ? first : (JSON.parse(last) as Value);
}
