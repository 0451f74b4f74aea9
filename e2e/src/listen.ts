import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';

/** A server that can be reached from this machine only. */
export interface RunningServer {
  /** Its address, without a slash at the end. */
  readonly origin: string;
  close(): Promise<void>;
}

/** Lets a server listen on a free port. */
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
