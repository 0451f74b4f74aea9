import {useCallback, useEffect, useRef, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import {fetchFiles, findSaved, isAnythingKept, type OfflineFiles} from '../storage/index.ts';
import {describeFailure} from './describeFailure.ts';
import {forgetSite} from './forgetSite.ts';
import {isSupported} from './register.ts';
import {saveSite} from './saveSite.ts';

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
  | {readonly kind: 'saving'; readonly list: OfflineFiles; readonly done: number}
  | {
      readonly kind: 'saved';
      readonly list: OfflineFiles;
      readonly date: Date;
      readonly isNewest: boolean;
      readonly problem: string;
    };

/** A copy of the whole site on this device, and what a reader can do with it. */
export interface OfflineCopy {
  readonly state: OfflineState;
  /** What has just happened, for readers who do not see the box change. */
  readonly message: string;
  save(): void;
  cancel(): void;
  remove(): void;
}

/** What is on the device, and what can be saved; `newest` is asked for unless it is known. */
async function inspect(baseUrl: string, problem = '', newest?: OfflineFiles): Promise<OfflineState> {
  if (!isSupported()) return {kind: 'unsupported'};
  try {
    const saved = (await findSaved(baseUrl)).at(-1);
    const list = newest ?? (await fetchFiles(baseUrl).catch(() => undefined));
    if (saved) {
      // After a failure there was something newer, though it may be out of reach now.
      const isNewest = list ? list.version === saved.list.version : problem === '';
      return {kind: 'saved', list: saved.list, date: saved.date, isNewest, problem};
    }
    const kept = {isAnythingKept: await isAnythingKept(baseUrl)};
    return list ? {kind: 'offered', list, problem, ...kept} : {kind: 'unreachable', ...kept};
  } catch (error) {
    // The reader's settings keep sites from storing anything.
    console.error(error);
    return {kind: 'unsupported'};
  }
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
      setState(await inspect(baseUrl, problem, list));
      setMessage(problem || translate({id: 'theme.offline.stopped', message: 'Saving was stopped.'}));
    }
  }, [baseUrl]);

  const remove = useCallback(async () => {
    try {
      await forgetSite(baseUrl);
      setMessage(
        translate({
          id: 'theme.offline.removed',
          message: 'Everything was removed from this device. Nothing is kept until you save again.',
        }),
      );
    } catch (error) {
      console.error(error);
      setMessage(
        translate({
          id: 'theme.offline.notRemoved',
          message:
            'Not everything could be removed. Delete the data of this site in the settings of your browser.',
        }),
      );
    }
    setState(await inspect(baseUrl));
  }, [baseUrl]);

  return {
    state,
    message,
    save: () => void save(),
    cancel: () => controller.current?.abort(),
    remove: () => void remove(),
  };
}
