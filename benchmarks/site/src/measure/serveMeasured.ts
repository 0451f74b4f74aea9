import {createServer} from 'node:http';
import {answerFrom, listen, type RunningServer, type ServeOptions} from '@help-center/built-site/serve';

/** A folder served on the loopback address, with a count of its traffic. */
export interface MeasuredServer extends RunningServer {
  /** Completed requests since the last `reset`, their bytes with headers, and the open requests. */
  readonly traffic: () => {requests: number; bytes: number; open: number};
  readonly reset: () => void;
}

/** Serves a built site like a static host, with the same headers for every tool, and counts what it sends. */
export async function serveMeasured(
  folder: string,
  {headers, ...options}: ServeOptions = {},
): Promise<MeasuredServer> {
  let requests = 0;
  let bytes = 0;
  let open = 0;
  const answer = answerFrom(folder, {
    compression: 'best',
    ...options,
    headers: {'cache-control': 'public, max-age=600', ...headers},
  });
  const server = createServer((request, response) => {
    const before = response.socket?.bytesWritten ?? 0;
    open++;
    response.on('close', () => {
      open--;
      requests++;
      bytes += (response.socket?.bytesWritten ?? request.socket.bytesWritten) - before;
    });
    answer(request, response);
  });
  return {
    ...(await listen(server)),
    traffic: () => ({requests, bytes, open}),
    reset() {
      requests = 0;
      bytes = 0;
    },
  };
}
