import type {EarlyPage} from '@help-center/html-first/early';

/** As many as there are recent searches at most. */
const LIMIT = 7;

/** Keeps a hit that was opened before the dialog was there, for the recent searches. */
export function keepOpenedHit(
  page: Pick<EarlyPage<unknown>, 'readKept' | 'keep'>,
  key: string,
  hit: object | undefined,
): void {
  try {
    const kept = JSON.parse(page.readKept(key) ?? '[]') as object[];
    page.keep(key, JSON.stringify(kept.concat(hit ?? []).slice(-LIMIT)));
  } catch {
    // A storage that is forbidden keeps no recent searches either.
  }
}
