import type {OfflineFiles, SavedFiles} from '../storage/index.ts';

/** What the box shows; `problem` tells why saving failed last, and is empty if it did not. */
export type OfflineState =
  | {readonly kind: 'checking' | 'unsupported'}
  | {readonly kind: 'unreachable'; readonly isAnythingKept: boolean}
  | {
      readonly kind: 'offered';
      readonly list: OfflineFiles;
      readonly problem: string;
      /** Whether there is something to remove. */
      readonly isAnythingKept: boolean;
    }
  | {
      readonly kind: 'saving';
      /** The newest version. */
      readonly list: OfflineFiles;
      /** Ids of the groups that the copy will hold; missing for the whole site. */
      readonly only?: readonly string[] | undefined;
      /** Ids of the groups that were saved before. */
      readonly before: readonly string[];
      /** Bytes saved so far. */
      readonly done: number;
      readonly total: number;
    }
  | {
      readonly kind: 'saved';
      /** What is saved. */
      readonly list: SavedFiles;
      /** What can be saved: the newest version, or what is saved if the server is unreachable. */
      readonly offer: OfflineFiles;
      /** Bytes that the copy takes. */
      readonly bytes: number;
      readonly date: Date;
      readonly isNewest: boolean;
      readonly problem: string;
    };
