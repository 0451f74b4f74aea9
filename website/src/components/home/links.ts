import type {HomeLink} from '../../../plugins/page-notes/PageNotes.ts';

/** Example queries. */
export const EXAMPLES: readonly string[] = [
  'events come twice',
  'connect to MQTT',
  'out of memory',
  'move a licence',
];

/** Where the stations of the drawing lead: the way of a picture, and of somebody who sets ANSVIS up. */
export const STATIONS: readonly (HomeLink & {readonly id: 'camera' | 'model' | 'rule' | 'event'})[] = [
  {id: 'camera', to: '/docs/ANSVIS/Guides/Camera/', label: 'Connect a camera'},
  {id: 'model', to: '/docs/ANSVIS/Guides/Model/', label: 'Choose a model'},
  {id: 'rule', to: '/docs/ANSVIS/Guides/Custom-AI-Tasks/Rules/', label: 'Set a rule'},
  {id: 'event', to: '/docs/ANSVIS/Advanced-Guides/Event-Trigger/', label: 'Act on events'},
];
