import {useEffect, useRef, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {COPY_CHANGED} from '@help-center/offline/copy';

const EMPTY = {__html: ''};
const NOTHING = translate({
  id: 'theme.offline.nothing',
  message: 'Nothing yet. Pages appear here once you have visited them with a browser that can keep pages.',
});

async function readList(address: string): Promise<readonly Node[]> {
  const response = await fetch(address, {headers: {accept: 'text/html'}});
  // Parsers report styles that the policy of the current page does not name, although nothing shows them.
  const html = (await response.text()).replace(/<style\b.*?<\/style>/gs, '');
  const page = new DOMParser().parseFromString(html, 'text/html');
  return Array.from(page.getElementById('offline-list')?.childNodes ?? []);
}

/**
 * Lists what is on the device, also while more is saved or removed on the same page. The service worker writes the list into the
 * page, so that it works without scripts.
 */
export default function OfflineList(): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const address = useBaseUrl('/offline');
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    function say(text: string): void {
      const note = document.createElement('p');
      note.textContent = text;
      element?.replaceChildren(note);
    }
    function refresh(): void {
      // Without a service worker, nothing can be on the device.
      if (!navigator.serviceWorker?.controller) return say(NOTHING);
      readList(address)
        .then((nodes) => element?.replaceChildren(...nodes))
        .catch((error: unknown) =>
          console.warn('[offline] The list of stored pages is not available.', error),
        );
    }
    function follow({detail}: CustomEvent<string>): void {
      if (detail === '') refresh();
      else if (element?.querySelector('a') === null) say(detail);
    }
    // React rendered this page without loading it, so the worker could not write into it.
    if (!element.hasChildNodes()) refresh();
    addEventListener(COPY_CHANGED, follow as EventListener);
    return () => removeEventListener(COPY_CHANGED, follow as EventListener);
  }, [address]);
  return (
    <div
      id="offline-list"
      // Shown by the style sheet while the list is empty, also without scripts.
      data-empty={NOTHING}
      // Makes html-first keep the styles of elements that the service worker adds.
      data-filled-with="div.alert.alert--warning p strong code ul li a"
      ref={list}
      suppressHydrationWarning
      dangerouslySetInnerHTML={EMPTY}
    />
  );
}
