import {connect, createServer, type AddressInfo} from 'node:net';
import {PROFILE} from './openVisit.ts';

/** The address of a server over a slow line. */
export interface SlowLine {
  readonly origin: string;
  close(): void;
}

/**
 * Passes connections on to a server with the latency and the rate of {@link PROFILE}. Chromium's own limits are those of a
 * page, so they do not slow down what the browser fetches for a page, such as prefetched documents.
 */
export async function openSlowLine(serverOrigin: string): Promise<SlowLine> {
  const way = PROFILE.latencyMs / 2;
  /** When the line has passed on all it was given. */
  let freeAt = 0;
  const line = createServer((reader) => {
    const server = connect(Number(new URL(serverOrigin).port), '127.0.0.1');
    const end = () => {
      reader.destroy();
      server.destroy();
    };
    reader.on('data', (chunk) => setTimeout(() => server.writable && server.write(chunk), way));
    server.on('data', (chunk) => {
      const now = performance.now();
      freeAt = Math.max(freeAt, now) + (chunk.length / PROFILE.down) * 1000;
      setTimeout(() => reader.writable && reader.write(chunk), freeAt - now + way);
    });
    reader.on('close', end).on('error', end);
    server.on('error', end);
    // Lets what is still on its way arrive first.
    server.on('close', () => setTimeout(end, Math.max(0, freeAt - performance.now()) + way + 1));
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    close: () => line.close(),
  };
}
