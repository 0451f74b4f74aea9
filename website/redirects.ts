import type {Options} from '@docusaurus/plugin-client-redirects';

const VMS = '/docs/ANSVIS/Advanced-Guides/VMS-Intergration/';

/** Correct spellings of paths that the published addresses spell differently. */
const redirects: NonNullable<Options['redirects']> = [
  {
    from: '/docs/ANSVIS/Advanced-Guides/Event-Trigger/RabbitMQ/',
    to: '/docs/ANSVIS/Advanced-Guides/Event-Trigger/RabitMQ/',
  },
  {from: '/docs/ANSVIS/Advanced-Guides/VMS-Integration/', to: VMS},
  {from: '/docs/ANSVIS/Advanced-Guides/VMS-Integration/Luxriot/', to: `${VMS}Luxriot/`},
  {from: '/docs/ANSVIS/Advanced-Guides/VMS-Integration/NXWitness/', to: `${VMS}NXWitness/`},
];

export default redirects;
