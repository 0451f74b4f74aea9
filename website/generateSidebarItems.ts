import type {PluginOptions} from '@docusaurus/plugin-content-docs';

type SidebarItemsGenerator = NonNullable<PluginOptions['sidebarItemsGenerator']>;

/** The items that Docusaurus generates, with the product's own landing page first, named "Overview". */
export const generateSidebarItems: SidebarItemsGenerator = async ({
  defaultSidebarItemsGenerator,
  ...options
}) => {
  const landingId = `${options.item.dirName}/index`;
  const items = await defaultSidebarItemsGenerator(options);
  const landing = items.find((item) => item.type === 'doc' && item.id === landingId);
  if (landing?.type !== 'doc') return items;
  return [{...landing, label: 'Overview'}, ...items.filter((item) => item !== landing)];
};
