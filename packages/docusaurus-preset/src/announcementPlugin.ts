import type {LoadContext, Plugin} from '@docusaurus/types';

/** The theme's keys, without the namespace of the site. */
const ID_KEY = 'docusaurus.announcement.id';
const DISMISS_KEY = 'docusaurus.announcement.dismiss';
/** What the theme's own script may have read before. */
const DISMISSED = 'data-announcement-bar-initially-dismissed';

/** A text as a script in a page writes it. */
function quote(text: string): string {
  return JSON.stringify(text).replaceAll('<', '\\u003c');
}

/**
 * Forgets a dismissal before the first paint when the announcement's id has changed. The theme forgets it only after
 * hydration: a new announcement would stay hidden for one page, and a bar that is closed before hydration would come back
 * with it.
 */
export function announcementPlugin({siteConfig, siteStorage}: LoadContext): Plugin {
  const bar = siteConfig.themeConfig.announcementBar as {id?: string} | undefined;
  return {
    name: 'help-center-announcement',
    injectHtmlTags() {
      if (!bar) return {};
      const {type, namespace} = siteStorage;
      const [id, idKey, dismissKey] = [
        bar.id ?? 'announcement-bar',
        ID_KEY + namespace,
        DISMISS_KEY + namespace,
      ].map(quote);
      return {
        preBodyTags: [
          `<script>try{var s=${type};s.getItem(${idKey})!==${id}&&(s.setItem(${dismissKey},'false'),s.setItem(${idKey},${id}),document.documentElement.setAttribute('${DISMISSED}','false'))}catch(e){}</script>`,
        ],
      };
    },
  };
}
