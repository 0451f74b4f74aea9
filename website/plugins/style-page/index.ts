import type {Plugin} from '@docusaurus/types';

/** Shows every element of the design at `/style` on the development server. */
export default function stylePagePlugin(): Plugin {
  return {
    name: 'style-page',
    contentLoaded({actions}) {
      if (process.env.NODE_ENV !== 'development') return;
      actions.addRoute({path: '/style', component: '@site/src/style/StylePage.tsx', exact: true});
    },
    getPathsToWatch: () => [],
  };
}
