import type {SearchRequestBody, SearchResultBody} from '@help-center/engine/protocol';

/** What the page sends to the worker; `id` pairs the reply with the request. */
export type WorkerRequest =
  /** Opens the index, with what the page already knows of its manifest. */
  | {
      readonly id: number;
      readonly kind: 'open';
      readonly manifestUrl: string;
      readonly indexName: string;
      readonly manifest?: object | undefined;
    }
  /** Drops the request with that id unless it has started; there is no reply. */
  | {readonly id: number; readonly kind: 'cancel'}
  /** Asks for the hits without their text; the reply is `null` if they come no earlier than the whole answer. */
  | {readonly id: number; readonly kind: 'preview'; readonly request: SearchRequestBody}
  | {
      readonly id: number;
      readonly kind: 'search';
      readonly requests: readonly SearchRequestBody[];
      readonly withRuns?: boolean;
    }
  | {readonly id: number; readonly kind: 'suggest'; readonly query: string; readonly max: number}
  | {readonly id: number; readonly kind: 'revalidate'};

/** The reply to each kind of request. */
export interface WorkerReplies {
  readonly open: null;
  readonly preview: SearchResultBody | null;
  readonly search: readonly SearchResultBody[];
  readonly suggest: readonly string[];
  readonly revalidate: boolean;
}

/** An error in a form that can be posted from the worker. */
export interface PortableError {
  readonly name: string;
  readonly message: string;
  /** HTTP status, if the request was refused. */
  readonly status?: number;
  /** Address of the file that could not be fetched. */
  readonly unreachable?: string;
}

/** What the worker posts back. */
export type WorkerReply =
  | {readonly id: number; readonly ok: true; readonly value: WorkerReplies[keyof WorkerReplies]}
  | {readonly id: number; readonly ok: false; readonly error: PortableError};

/** The part of a `Worker` that is used. */
export interface WorkerLike {
  postMessage(message: WorkerRequest): void;
  addEventListener(type: 'message', listener: (event: {data: WorkerReply}) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: (event: {message?: string}) => void): void;
  terminate(): void;
}
