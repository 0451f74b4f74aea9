/** A page that many readers come for. */
export interface WantedPage {
  readonly label: string;
  readonly to: string;
}

/** The pages that search offers before a query. */
export const wantedPages: readonly WantedPage[] = [
  {to: '/docs/ANSVIS/References/Troubleshoot/', label: 'Troubleshoot ANSVIS'},
  {to: '/docs/ANSVIS/Guides/Camera/', label: 'Connect a camera'},
  {to: '/docs/ANSVIS/Advanced-Guides/Event-Trigger/', label: 'Send events to another system'},
  {to: '/docs/ANSVIS/Changelog/', label: 'What changed in ANSVIS'},
  {to: '/docs/License/ANS-License-Key/License-Key-Overview/', label: 'Licence keys'},
  {to: '/offline', label: 'Read offline'},
];
