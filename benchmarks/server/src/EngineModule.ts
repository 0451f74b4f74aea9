import type {SearchRecord} from '@help-center/records';

/** An index opened by some version of the engine; only that version knows what it is. */
export type OpaqueIndex = object;

/** What a version of the engine offers; what older ones lack is optional. */
export interface EngineModule {
  buildIndex(
    records: readonly SearchRecord[],
    options: {readonly singleFileBytes?: number},
  ): {readonly manifest: unknown; readonly files: Map<string, Uint8Array>};
  openIndex(source: {
    readonly manifest: unknown;
    readonly readPart: (name: string) => Promise<Uint8Array>;
    readonly createWords?: unknown;
    readonly isLocal?: boolean;
  }): Promise<OpaqueIndex>;
  answerQueries(
    body: unknown,
    open: () => Promise<OpaqueIndex>,
    options: {readonly timeLimitMs: number; readonly now: () => number},
  ): Promise<object>;
  readonly createSiteWords?: unknown;
  readonly assertPrice?: (body: unknown, most: number) => void;
  readonly answerQueriesAsJson?: (
    body: unknown,
    open: () => Promise<OpaqueIndex>,
    options: {readonly timeLimitMs: number; readonly now: () => number},
  ) => Promise<readonly {readonly json: string}[]>;
}
