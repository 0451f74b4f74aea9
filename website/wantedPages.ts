/** A page that many readers come for, in their words. */
export interface WantedPage {
  readonly label: string;
  readonly to: string;
  /** Name of its picture on the home page. */
  readonly icon: 'noPicture' | 'bell' | 'send' | 'region' | 'computer' | 'key' | 'model' | 'label';
}

/** What readers want most: all of it on the home page, the first of it where search has no query. */
export const wantedPages: readonly WantedPage[] = [
  {
    icon: 'noPicture',
    to: '/docs/ANSVIS/Guides/Camera/#if-it-did-not-work',
    label: 'My camera shows no picture',
  },
  {icon: 'bell', to: '/docs/ANSVIS/References/Troubleshoot/', label: 'No events, or too many'},
  {icon: 'send', to: '/docs/ANSVIS/Advanced-Guides/Event-Trigger/', label: 'Send events to another system'},
  {
    icon: 'region',
    to: '/docs/ANSVIS/Guides/Custom-AI-Tasks/Rules/Draw-Region/',
    label: 'Draw a region for a rule',
  },
  {icon: 'computer', to: '/requirements', label: 'Which Windows, which GPU'},
  {
    icon: 'key',
    to: '/docs/License/ANS-License-Key/License-Problems/#lost-key',
    label: 'I lost my licence key',
  },
  {
    icon: 'model',
    to: '/docs/ODHUB/Guides/Evaluate-Export/#to-ansvis',
    label: 'Take a model from ODHUB to ANSVIS',
  },
  {
    icon: 'label',
    to: '/docs/ODHUB/Guides/Load-Training-Dataset/ANS-Labelling-Tool/',
    label: 'Label images for training',
  },
];
