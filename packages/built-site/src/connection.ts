/** What browsers say about the network. All packages judge it here, in pages and in workers. */
interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

function isWithin(types: RegExp): boolean {
  const {navigator} = globalThis as {navigator?: {connection?: Connection}};
  const connection = navigator?.connection;
  return connection?.saveData === true || types.test(connection?.effectiveType ?? '');
}

/** Whether every byte costs money or time: data saver is on, or the connection is 2g. `false` if the browser does not say. */
export function isMetered(): boolean {
  return isWithin(/2g/);
}

/** Whether prefetching would slow down what the reader asks for next: {@link isMetered}, or 3g, which includes slow 4G. */
export function isSlowConnection(): boolean {
  return isWithin(/[23]g/);
}
