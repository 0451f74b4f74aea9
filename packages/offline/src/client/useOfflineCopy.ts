import {useCallback, useEffect, useRef, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import {fetchFiles, findSaved, type OfflineFiles} from '../storage/index.ts';
import {describeFailure} from './describeFailure.ts';
import {forgetSite} from './forgetSite.ts';
import {isSupported} from './register.ts';
import {saveSite} from './saveSite.ts';

/** What the box shows. */
export type OfflineState =
  | {readonly kind: 'checking' | 'unsupported' | 'unreachable'}
  | {readonly kind: 'offered'; readonly list: OfflineFiles; readonly problem: string}
  | {readonly kind: 'saving'; readonly list: OfflineFiles; readonly done: number}
  | {readonly kind: 'saved'; readonly list: OfflineFiles; readonly date: Date; readonly isNewest: boolean};

/** A copy of the whole site on this device, and what a reader can do with it. */
export interface OfflineCopy {
  readonly state: OfflineState;
  /** What has just happened, for readers who do not see the box change. */
  readonly message: string;
  save(): void;
  cancel(): void;
  remove(): void;
}

async function inspect(baseUrl: string): Promise<OfflineState> {
  if (!isSupported()) return {kind: 'unsupported'};
  const saved = (await findSaved(baseUrl)).at(-1);
  const newest = await fetchFiles(baseUrl).catch(() => undefined);
  if (saved) {
    const isNewest = !newest || newest.version === saved.list.version;
    return {kind: 'saved', list: saved.list, date: saved.date, isNewest};
  }
  return newest ? {kind: 'offered', list: newest, problem: ''} : {kind: 'unreachable'};
}

/** Reads what is saved below that base path, and saves or removes it. */
export function useOfflineCopy(baseUrl: string): OfflineCopy {
  const [state, setState] = useState<OfflineState>({kind: 'checking'});
  const [message, setMessage] = useState('');
  const controller = useRef<AbortController>(null);

  useEffect(() => {
    void inspect(baseUrl).then(setState);
    return () => controller.current?.abort();
  }, [baseUrl]);

  const save = useCallback(async () => {
    const running = (controller.current = new AbortController());
    let list: OfflineFiles | undefined;
    setMessage(translate({id: 'theme.offline.begun', message: 'Saving has begun.'}));
    try {
      const newest = (list = await fetchFiles(baseUrl, running.signal));
      setState({kind: 'saving', list: newest, done: 0});
      const onProgress = (done: number) => setState({kind: 'saving', list: newest, done});
      await saveSite({baseUrl, signal: running.signal, onProgress});
      setState(await inspect(baseUrl));
      setMessage(translate({id: 'theme.offline.done', message: 'The site is saved on this device.'}));
    } catch (error) {
      const problem = await describeFailure(error, list?.bytes ?? 0);
      setState(list ? {kind: 'offered', list, problem} : {kind: 'unreachable'});
      setMessage(problem || translate({id: 'theme.offline.stopped', message: 'Saving was stopped.'}));
    }
  }, [baseUrl]);

  const remove = useCallback(async () => {
    await forgetSite(baseUrl);
    setState(await inspect(baseUrl));
    setMessage(
      translate({
        id: 'theme.offline.removed',
        message: 'Everything was removed from this device. Nothing is kept until you save again.',
      }),
    );
  }, [baseUrl]);

  return {
    state,
    message,
    save: () => void save(),
    cancel: () => controller.current?.abort(),
    remove: () => void remove(),
  };
}
