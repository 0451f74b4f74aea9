import type {SiteSource} from '@help-center/agents/mcp';
import {messageOf} from '../errors.ts';

/** A source of which it is known whether its site could be read the last time. */
export interface WatchedSource {
  readonly source: SiteSource;
  /** Why the site could not be read; `null` when it could, or when nobody has tried yet. */
  failure(): string | null;
  /** Reads the site, unless that is under way; never rejects. */
  check(): Promise<void>;
}

/** Watches a source; `onFailure` is told each time when the reason changes why the site cannot be read. */
export function watchSource(source: SiteSource, onFailure: (reason: string) => void): WatchedSource {
  let failure: string | null = null;
  let checking: Promise<void> | undefined;

  async function readSite(): ReturnType<SiteSource['readSite']> {
    try {
      const site = await source.readSite();
      failure = null;
      return site;
    } catch (error) {
      const former = failure;
      failure = messageOf(error);
      if (failure !== former) onFailure(failure);
      throw error;
    }
  }

  return {
    source: {...source, readSite},
    failure: () => failure,
    check() {
      checking ??= readSite()
        .then(
          () => undefined,
          () => undefined,
        )
        .finally(() => {
          checking = undefined;
        });
      return checking;
    },
  };
}
