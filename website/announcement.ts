import {baseUrl} from './baseUrl.ts';

/** The announcement bar above every page. */
export interface Announcement {
  /** The one switch; also on when `HELP_CENTER_ANNOUNCEMENT=on` is set at build time. Default off. */
  readonly enabled: boolean;
  /** A reader who closes the bar does not see it again until this changes. */
  readonly id: string;
  /** HTML of the bar; its links to pages start with the base URL. */
  readonly content: string;
  /** Any CSS colour; keep a contrast of at least 4.5 to the text. */
  readonly backgroundColor: string;
  /** Any CSS colour. */
  readonly textColor: string;
  /** Whether readers can close the bar. */
  readonly isCloseable: boolean;
}

const announcement: Announcement = {
  enabled: process.env.HELP_CENTER_ANNOUNCEMENT === 'on',
  id: 'welcome-2026-11',
  content: `New here? <a href="${baseUrl}docs">Choose a product</a>, or press <kbd>/</kbd> to search everything.`,
  backgroundColor: '#0b3d4f',
  textColor: '#ffffff',
  isCloseable: true,
};

export default announcement;

const {enabled, ...bar} = announcement;

/** What the theme is given: the announcement without its switch, or nothing while it is off. */
export const announcementBar = enabled ? bar : undefined;
