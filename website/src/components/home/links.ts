import type {IconName} from './Icon.tsx';

/** A way from the home page into the guides. */
export interface HomeLink {
  readonly to: string;
  readonly label: string;
}

/** What readers want most, in their words. */
export const WANTED: readonly (HomeLink & {readonly icon: IconName})[] = [
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
  {
    icon: 'computer',
    to: '/requirements',
    label: 'Which Windows, which GPU',
  },
  {
    icon: 'model',
    to: '/docs/ODHUB/Guides/Evaluate-Export/#to-ansvis',
    label: 'Take a model from ODHUB to ANSVIS',
  },
  {
    icon: 'label',
    to: '/docs/ODHUB/Guides/Load-Training-Dataset/ANS-Labelling-Tool/',
    label: 'Label pictures for training',
  },
  {
    icon: 'key',
    to: '/docs/License/ANS-License-Key/License-Problems/#lost-key',
    label: 'I lost my licence key',
  },
];

/** Questions that show what can be typed. */
export const EXAMPLES: readonly string[] = [
  'events come twice',
  'connect to MQTT',
  'out of memory',
  'move a licence',
];

/** Deep links of the largest guide. */
export const ANSVIS_LINKS: readonly HomeLink[] = [
  {to: '/docs/ANSVIS/Introduction/', label: 'How it works'},
  {to: '/docs/ANSVIS/Getting-Started/Installation/', label: 'Install it'},
  {to: '/docs/ANSVIS/Guides/Camera/', label: 'Connect a camera'},
  {to: '/docs/ANSVIS/Guides/Custom-AI-Tasks/First-Step/', label: 'Build an AI task'},
  {to: '/docs/ANSVIS/Advanced-Guides/Event-Trigger/', label: 'Act on events'},
  {to: '/docs/ANSVIS/Guides/Monitor-AI-Task/', label: 'Watch it run'},
];
