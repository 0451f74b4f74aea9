/** The part of the package that is used; its own types need those of Express. */
declare module 'compression' {
  import type {IncomingMessage, ServerResponse} from 'node:http';

  export default function compression(options: {
    readonly brotli: {readonly params: Readonly<Record<number, number>>};
  }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}
