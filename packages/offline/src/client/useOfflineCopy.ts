import {useCallback, useEffect, useRef, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import {fetchFiles, findSaved, selectFiles, type OfflineFiles} from '../storage/index.ts';
import {describeFailure} from './describeFailure.ts';
import {forgetGroup, forgetSite, saveSite} from './saveSite.ts';
import {bytesOf, inspectCopy, type OfflineState} from './inspectCopy.ts';

export type {OfflineState} from './inspectCopy.ts';
export type {OfflineGroup} from '../storage/index.ts';

/** Event of the window after the copy has changed; its detail is the progress of saving, or empty. */
export const COPY_CHANGED = 'help-center:offline-copy';

/** The copy of the site or of groups on this device, and what can be done with it. */
export interface OfflineCopy {
  readonly state: OfflineState;
  /** What has just happened, for screen readers. */
  readonly message: string;
  /** Saves the newest version of all groups with these ids, including those already saved, or of the whole site. */
  save(only?: readonly string[]): void;
  cancel(): void;
  /** Checks again what can be saved. */
  check(): void;
  /** Removes a group by id, or everything of the site. */
  remove(group?: string): void;
}

function describeDone(list: OfflineFiles, only?: readonly string[], before: readonly string[] = []): string {
  const names = list.groups
    .filter(({id}) => only?.includes(id) && !before.includes(id))
    .map(({name}) => name);
  if (names.length === 0)
    return translate({id: 'theme.offline.done', message: 'The site is saved on this device.'});
  return describeNamed(
    translate({id: 'theme.offline.doneGroup', message: '{name} is saved on this device.'}),
    names.join(', '),
  );
}

const describeNamed = (text: string, name: string) => text.replace('{name}', () => name);

/** Deletes a group or everything; returns the message for readers. */
async function forget(baseUrl: string, group: string | undefined): Promise<string> {
  try {
    const saved = (await findSaved(baseUrl)).at(-1)?.list;
    if (group === undefined) await forgetSite(baseUrl);
    else await forgetGroup(baseUrl, group);
    const named = saved?.groups?.find(({id}) => id === group);
    return named
      ? describeNamed(
          translate({id: 'theme.offline.removedGroup', message: '{name} was removed from this device.'}),
          named.name,
        )
      : translate({
          id: 'theme.offline.removed',
          message: 'Everything was removed from this device. Nothing is kept until you save again.',
        });
  } catch (error) {
    console.error(error);
    return translate({
      id: 'theme.offline.notRemoved',
      message:
        'Not everything could be removed. Delete the data of this site in the settings of your browser.',
    });
  }
}

/** Inspects, saves and removes the copy of the site at a base path. */
export function useOfflineCopy(baseUrl: string): OfflineCopy {
  const [state, setState] = useState<OfflineState>({kind: 'checking'});
  const [message, setMessage] = useState('');
  const controller = useRef<AbortController>(null);

  useEffect(() => {
    void inspectCopy(baseUrl).then(setState);
    return () => controller.current?.abort();
  }, [baseUrl]);

  const save = useCallback(
    async (only?: readonly string[]) => {
      const {signal} = (controller.current = new AbortController());
      let list: OfflineFiles | undefined;
      let needed = 0;
      setMessage(translate({id: 'theme.offline.begun', message: 'Saving has begun.'}));
      try {
        const newest = (list = await fetchFiles(baseUrl, signal));
        const saved = (await findSaved(baseUrl)).at(-1)?.list;
        const before = saved?.only ?? [];
        const total = bytesOf(selectFiles(newest, only));
        // Files of the same version are not fetched again.
        const isThere = saved?.version === newest.version;
        needed = total - (isThere ? bytesOf(selectFiles(saved, saved.only)) : 0);
        const show = (done: number) => setState({kind: 'saving', list: newest, only, before, done, total});
        show(0);
        const kept = await saveSite({baseUrl, only, signal, onProgress: show});
        setState(await inspectCopy(baseUrl));
        setMessage(describeDone(kept, only, before));
      } catch (error) {
        const problem = await describeFailure(error, needed);
        setState(await inspectCopy(baseUrl, problem, list));
        setMessage(problem || translate({id: 'theme.offline.stopped', message: 'Saving was stopped.'}));
      }
    },
    [baseUrl],
  );

  const remove = useCallback(
    async (group?: string) => {
      setMessage(await forget(baseUrl, group));
      setState(await inspectCopy(baseUrl));
    },
    [baseUrl],
  );

  return {
    state,
    message,
    save: (only) => void save(only),
    cancel: () => controller.current?.abort(),
    check: () => void inspectCopy(baseUrl).then(setState),
    remove: (group) => void remove(group),
  };
}
