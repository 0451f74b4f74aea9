/** The script in the head of every page, kept tiny because it delays the text. The rest is a file that all pages share. */
import type {Opener} from '../contract/LoaderPart.ts';
import {CONTROL, INTENT, isWidgetKey, NATIVE} from './controls.ts';
import {holdClicks} from './holdClicks.ts';
import './HtmlFirst.ts';
import {PAGE_CONFIG_ID, type PagePlace} from '../contract/SiteConfig.ts';

/** What opens the parts of the loader; filled in when the site is finished. */
declare const __OPENERS__: readonly Opener[];

const held = holdClicks(__OPENERS__);
window.htmlFirst = {held, CONTROL, INTENT, NATIVE, isWidgetKey};

addEventListener(
  'error',
  ({target}) => {
    if (target instanceof HTMLScriptElement && 'loader' in target.dataset) findLoader(target, held.giveUp);
  },
  true,
);

/**
 * Loads the loader of a page that is served from another path than it was built for, so that the loader can show what is
 * wrong. Calls `giveUp` if no other path is known or the loader is not there, either.
 */
function findLoader({src, integrity}: HTMLScriptElement, giveUp: () => void): void {
  const {baseUrl, path} = JSON.parse(document.getElementById(PAGE_CONFIG_ID)!.textContent) as PagePlace;
  const {pathname} = location;
  const real = pathname.slice(0, pathname.length - path.length + 1);
  if (!path || !pathname.endsWith(path) || real === baseUrl) giveUp();
  else {
    const script = document.createElement('script');
    script.src = real + new URL(src).pathname.slice(baseUrl.length);
    script.integrity = integrity;
    script.onerror = giveUp;
    document.head.append(script);
  }
}
