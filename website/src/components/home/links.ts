/** A link from the home page into the guides. */
export interface HomeLink {
  readonly to: string;
  readonly label: string;
}

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

/** Deep links into the guide of each product, by its id. */
export const DEEP_LINKS: Readonly<Record<string, readonly HomeLink[]>> = {
  ANSVIS: [
    {to: '/docs/ANSVIS/Introduction/', label: 'How it works'},
    {to: '/docs/ANSVIS/Getting-Started/Installation/', label: 'Install it'},
    {to: '/docs/ANSVIS/Guides/Camera/', label: 'Connect a camera'},
    {to: '/docs/ANSVIS/Guides/Custom-AI-Tasks/First-Step/', label: 'Build an AI task'},
    {to: '/docs/ANSVIS/Advanced-Guides/Event-Trigger/', label: 'Act on events'},
    {to: '/docs/ANSVIS/Guides/Monitor-AI-Task/', label: 'Watch it run'},
  ],
  ANSDL: [
    {to: '/docs/ANSDL/Installation/', label: 'Install it'},
    {to: '/docs/ANSDL/Call-a-Model/', label: 'Call a model'},
  ],
  ANSTS: [
    {to: '/docs/ANSTS/Create-Project/', label: 'Create a project'},
    {to: '/docs/ANSTS/Model_Training/', label: 'Plan and run training'},
  ],
  ANNHUB: [
    {to: '/docs/ANNHUB/Guides/Prepare-data/', label: 'Prepare a CSV file'},
    {to: '/docs/ANNHUB/Guides/Model-training/', label: 'Train a network'},
  ],
  DLHUB: [
    {to: '/docs/DLHUB/Guides/Prepare-data/', label: 'Prepare training data'},
    {to: '/docs/DLHUB/Guides/Model-training/', label: 'Train a model'},
  ],
  ODHUB: [
    {to: '/docs/ODHUB/Guides/Prepare-training-dataset/', label: 'Prepare a data set'},
    {to: '/docs/ODHUB/Guides/Model_Training/', label: 'Train a detector'},
  ],
  License: [
    {to: '/docs/License/ANS-License-Key/License-Key-Overview/', label: 'What a licence key covers'},
    {to: '/docs/License/ANS-License-Key/ANS-License-Manager/', label: 'Move a licence'},
    {to: '/docs/License/ANS-Portal/', label: 'Account and licences in the portal'},
  ],
};
