import type {SearchRequestBody, SearchResultBody} from '@help-center/engine/protocol';
import type {TextRun} from '../hits/parseHighlight.ts';

/** What the page asks of the worker; `id` pairs the reply with the request. */
export type WorkerRequest =
  /** Tells where the index is, with what the page knows of its manifest; reading begins. */
  | {
      readonly id: number;
      readonly kind: 'open';
      readonly manifestUrl: string;
      readonly indexName: string;
      readonly manifest?: object | undefined;
      /** How hits are shown before the dialog is there; without it `early` only reads what they need. */
      readonly early?: EarlyOptions | undefined;
    }
  /** Asks for hits to show before the dialog is there. */
  | {readonly id: number; readonly kind: 'early'; readonly query: string}
  /** Asks for the hits without their text; `null` when nothing is known before it. */
  | {readonly id: number; readonly kind: 'preview'; readonly request: SearchRequestBody}
  | {readonly id: number; readonly kind: 'search'; readonly requests: readonly SearchRequestBody[]}
  | {readonly id: number; readonly kind: 'suggest'; readonly query: string; readonly max: number}
  | {readonly id: number; readonly kind: 'revalidate'}
  /** Drops the request of that id if it has not begun; there is no reply. */
  | {readonly id: number; readonly kind: 'cancel'};

/** How hits are shown before the dialog is there. */
export interface EarlyOptions {
  readonly maxResultsPerGroup: number;
  readonly externalUrlRegex: string | null;
}

/** Hits ready to be shown by a page that has none of the dialog's code yet. */
export interface EarlyAnswer {
  readonly query: string;
  /** For the dialog, which goes on from there. */
  readonly result: SearchResultBody;
  readonly groups: readonly EarlyGroup[];
}

/** The hits of one top-level section. */
export interface EarlyGroup {
  readonly label: string;
  readonly hits: readonly {
    readonly href: string;
    readonly title: readonly TextRun[];
    /** The headings above; empty for a page. */
    readonly path: string;
    /** Zero-based place among the hits of the answer. */
    readonly position: number;
  }[];
}

/** What each request is answered with. */
export interface WorkerReplies {
  readonly open: null;
  readonly early: EarlyAnswer | null;
  readonly preview: SearchResultBody | null;
  readonly search: readonly SearchResultBody[];
  readonly suggest: readonly string[];
  readonly revalidate: boolean;
}

/** An error in a shape that survives the way out of the worker. */
export interface PortableError {
  readonly name: string;
  readonly message: string;
  /** HTTP status of a request that the protocol refuses. */
  readonly status?: number;
  /** Address of a file that could not be fetched. */
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
