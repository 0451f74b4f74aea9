import type {Plugin} from '@docusaurus/types';

/** Shows every element of the design at `/style`, while the site is being worked on; a published site has no such page. */
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
