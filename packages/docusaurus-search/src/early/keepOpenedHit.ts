import type {EarlyPage} from '@help-center/html-first/early';

/** Most recent searches shown. */
const LIMIT = 7;

/** Keeps a hit opened in early search for the recent searches. */
export function keepOpenedHit(
  page: Pick<EarlyPage<unknown>, 'readKept' | 'keep'>,
  key: string,
  hit: object | undefined,
): void {
  try {
    const kept = JSON.parse(page.readKept(key) ?? '[]') as object[];
    page.keep(key, JSON.stringify(kept.concat(hit ?? []).slice(-LIMIT)));
  } catch {
    // Blocked storage keeps no recent searches either.
  }
}
