/** What browsers tell of the network; the one scale of all packages, in pages and workers. */
interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

function isWithin(types: RegExp): boolean {
  const {navigator} = globalThis as {navigator?: {connection?: Connection}};
  const connection = navigator?.connection;
  return connection?.saveData === true || types.test(connection?.effectiveType ?? '');
}

/** Whether whatever is fetched is paid for or takes long: data saver, or 2g. `false` where the browser does not say. */
export function isMetered(): boolean {
  return isWithin(/2g/);
}

/** Whether what is fetched ahead is felt by what comes next: as {@link isMetered}, and 3g, as which slow 4G is classed too. */
export function isSlowConnection(): boolean {
  return isWithin(/[23]g/);
}
