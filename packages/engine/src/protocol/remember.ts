/** Returns a function that makes each value only once for a text and a size. */
export function remember<Value>(
  make: (text: string, size: number) => Value,
): (text: string, size: number) => Value {
  const made = new Map<number, Map<string, Value>>();
  return (text, size) => {
    let values = made.get(size);
    if (values === undefined) made.set(size, (values = new Map()));
    let value = values.get(text);
    if (value === undefined) values.set(text, (value = make(text, size)));
    return value;
  };
}
