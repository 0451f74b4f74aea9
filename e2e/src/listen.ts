import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';

/** A server on the loopback interface. */
export interface RunningServer {
  /** Its address, without a trailing slash. */
  readonly origin: string;
  close(): Promise<void>;
}

/** Starts a server on a free port. */
export async function listen(server: Server): Promise<RunningServer> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
