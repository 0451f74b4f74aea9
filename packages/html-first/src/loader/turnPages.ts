import {land} from '../landing/index.ts';
import {say} from './copyCode.ts';
import {isFetched, readPage} from './fetchAhead.ts';
import {hasPendingEvents} from './replay.ts';
import {adoptStyles} from './runScripts.ts';

/** Parts of the head that describe a page rather than run it. */
const DESCRIPTION = 'title,meta:not([http-equiv]),link,script[type="application/ld+json"]';

/** The script that all pages of one version and language of the site share. */
const LOADER = 'script[data-loader]';

/** The description of the page that is shown, without what scripts have added to the head. */
let description: readonly Element[];
/** The styles of the first page, which stay in the head, and of the page that is shown. */
let firstStyles: string;
let shownStyles: string;

const listDescription = ({head}: Document): Element[] => [...head.querySelectorAll(DESCRIPTION)];
const readStyles = ({head}: Document): string =>
  [...head.querySelectorAll('style')].map(({textContent}) => textContent).join('');

/**
 * Whether a document can take the place of this one: complete without scripts of its own, and of the same version and
 * language, as each has a loader of its own.
 */
function fits(next: Document): boolean {
  const isOwn = ({src}: HTMLScriptElement) => src === document.querySelector<HTMLScriptElement>(LOADER)?.src;
  const scripts = [...document.scripts, ...next.scripts].filter(({src}) => src);
  return (
    next.querySelector(LOADER) !== null &&
    scripts.every(isOwn) &&
    next.querySelector('[data-scripts=now]') === null &&
    !hasPendingEvents()
  );
}

/** Changes the frame around the text where it differs, so that the browser draws little else than the text anew. */
function patch(old: Node, next: Node): void {
  if (old.isEqualNode(next)) return;
  const children = [...old.childNodes];
  const others = [...next.childNodes];
  // Scripts add elements to the end of the body.
  const isAlike =
    children.length === others.length || (old === document.body && children.length > others.length);
  const isFrame = old instanceof Element && next instanceof Element && old.localName !== 'main';
  if (!isFrame || !isAlike || old.localName !== next.localName) {
    (old as ChildNode).replaceWith(next);
    return;
  }
  for (const name of old.getAttributeNames()) if (!next.hasAttribute(name)) old.removeAttribute(name);
  for (const {name, value} of next.attributes) old.setAttribute(name, value);
  for (const [at, other] of others.entries()) patch(children[at]!, other);
}

function showDocument(next: Document): void {
  // A parser without scripts makes elements of these, which would load style sheets.
  for (const one of next.querySelectorAll('noscript')) one.textContent = one.innerHTML;
  // First, as removing the link with the focus has the browser apply what has changed until then.
  patch(document.body, next.body);
  // Not as elements, because the policy of the first page names the hashes of its own styles only.
  const styles = readStyles(next);
  if (styles !== shownStyles) adoptStyles(window.htmlFirstSite!, styles === firstStyles ? [] : [styles]);
  shownStyles = styles;
  for (const old of description) old.remove();
  description = listDescription(next);
  document.head.append(...description);
  for (const {name, value} of next.documentElement.attributes)
    document.documentElement.setAttribute(name, value);
}

/**
 * Shows the pages of links that were fetched ahead in place of this one, as a router would, until `isOver`. Browsers without
 * the Navigation API, and pages that do not fit, load the next page as a document. `onShown` is called after the paint of each.
 */
export function turnPages(isOver: () => boolean, onShown: () => void): void {
  if (!('navigation' in window)) return;
  description = listDescription(document);
  firstStyles = shownStyles = readStyles(document);

  async function show(address: string, signal: AbortSignal): Promise<void> {
    try {
      const next = await readPage(address);
      if (isOver() || !fits(next)) throw new Error(address);
      say('');
      showDocument(next);
      land();
      requestAnimationFrame(() =>
        setTimeout(() => {
          // For screen readers, which read the title of a new document by themselves.
          say(document.title);
          onShown();
        }),
      );
    } catch {
      // The reader has gone elsewhere.
      if (signal.aborted) return;
      // As a document, which the browser would scroll to where this one is.
      scrollTo(0, 0);
      location.reload();
    }
  }

  navigation.addEventListener('navigate', (event) => {
    const {destination, navigationType, canIntercept, hashChange, downloadRequest, formData} = event;
    const {url, sameDocument} = destination;
    if (!canIntercept || hashChange || downloadRequest !== null || formData) return;
    const isTurned =
      navigationType === 'traverse'
        ? // Until React takes over, going back within this document changes only the address.
          sameDocument && document.documentElement.dataset.hydrated === undefined
        : navigationType === 'push' && !isOver() && isFetched(url);
    if (isTurned) event.intercept({handler: () => show(url, event.signal)});
  });
}
