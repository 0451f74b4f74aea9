import type {OfflineFiles, SavedFiles} from '../storage/index.ts';

/** What the box shows; `problem` says why the last saving failed, and is empty when none did. */
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
      /** Ids of the groups that were there before. */
      readonly before: readonly string[];
      /** Bytes that are there, of how many. */
      readonly done: number;
      readonly total: number;
    }
  | {
      readonly kind: 'saved';
      /** What is saved. */
      readonly list: SavedFiles;
      /** What can be saved: the newest version, as far as it can be reached. */
      readonly offer: OfflineFiles;
      /** Bytes that the copy takes. */
      readonly bytes: number;
      readonly date: Date;
      readonly isNewest: boolean;
      readonly problem: string;
    };
