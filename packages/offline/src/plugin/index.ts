import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** How the plugin is configured. */
export interface OfflineOptions {
  /** Whether pages register the service worker. Default `true`; in development they never do. */
  readonly enabled?: boolean;
}

/** Docusaurus plugin: after hydration, when idle, pages register the service worker that `writeOfflineFiles` has written. */
export default function offlinePlugin(_context: LoadContext, {enabled = true}: OfflineOptions): Plugin<void> {
  return {
    name: 'help-center-offline',
    contentLoaded({actions}) {
      actions.setGlobalData({enabled: enabled && process.env.NODE_ENV === 'production'});
    },
    getClientModules() {
      const isOn = enabled && process.env.NODE_ENV === 'production';
      return isOn ? [fileURLToPath(new URL('../client/clientModule.js', import.meta.url))] : [];
    },
  };
}
