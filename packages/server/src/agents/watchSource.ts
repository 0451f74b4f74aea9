import type {SiteSource} from '@help-center/agents/mcp';
import {messageOf} from '../errors.ts';

/** A source that remembers whether its site could be read the last time. */
export interface WatchedSource {
  readonly source: SiteSource;
  /** Why the site could not be read; `null` if it could, or before the first attempt. */
  failure(): string | null;
  /** Reads the site unless it is being read already. Never rejects. */
  check(): Promise<void>;
}

const ignore = (): void => {};

/** Watches a source. Calls `onFailure` whenever the site cannot be read for a new reason. */
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
        .then(ignore, ignore)
        .finally(() => {
          checking = undefined;
        });
      return checking;
    },
  };
}
