/** A way from the home page into the guides. */
export interface HomeLink {
  readonly to: string;
  readonly label: string;
}

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

/** Deep links of the library. */
export const ANSDL_LINKS: readonly HomeLink[] = [
  {to: '/docs/ANSDL/Installation/', label: 'Install it'},
  {to: '/docs/ANSDL/Call-a-Model/', label: 'Call a model'},
];
