/**
 * The script that opens search: part of html-first's loader, or on its own in any page. Its configuration is in the attribute
 * `data-search` of the script, or in the page.
 */
import {completeConfig, type GivenConfig, createOpener} from './createOpener.ts';

declare global {
  interface Window {
    /** The configuration, set by html-first's loader. */
    helpCenterSearchConfig?: GivenConfig;
  }
}

const {search: own} = (document.currentScript as HTMLScriptElement | null)?.dataset ?? {};
const given = own === undefined ? window.helpCenterSearchConfig : (JSON.parse(own) as GivenConfig);
if (given !== undefined) window.helpCenterSearch = createOpener(completeConfig(given));
