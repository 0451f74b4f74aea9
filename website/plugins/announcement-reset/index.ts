import type {LoadContext, Plugin} from '@docusaurus/types';

const ID_KEY = 'docusaurus.announcement.id';
const DISMISS_KEY = 'docusaurus.announcement.dismiss';
/** What the theme's own script has read before, when the theme comes with a preset. */
const DISMISSED = 'data-announcement-bar-initially-dismissed';

/**
 * Forgets a dismissal before the first paint when the announcement's id has changed.
 * The classic theme forgets it only after hydration: a new announcement would stay hidden for one page, and a bar
 * that is closed before hydration would come back with it.
 */
export default function announcementResetPlugin({siteConfig}: LoadContext): Plugin {
  const bar = siteConfig.themeConfig.announcementBar as {id?: string} | undefined;
  return {
    name: 'announcement-reset',
    injectHtmlTags() {
      if (!bar) return {};
      const id = JSON.stringify(bar.id ?? 'announcement-bar').replaceAll('<', '\\u003c');
      return {
        preBodyTags: [
          `<script>try{var s=localStorage;s.getItem('${ID_KEY}')!==${id}&&(s.setItem('${DISMISS_KEY}','false'),s.setItem('${ID_KEY}',${id}),document.documentElement.setAttribute('${DISMISSED}','false'))}catch(e){}</script>`,
        ],
      };
    },
  };
}
