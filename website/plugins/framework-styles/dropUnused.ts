/** The parts of a PostCSS node that are read here. */
export interface StyleNode {
  readonly type: string;
  /** Name and condition of an at-rule. */
  readonly name?: string;
  readonly params?: string;
  /** Name of a declaration. */
  readonly prop?: string;
  readonly selectors?: readonly string[];
  readonly source?: {readonly input: {readonly file?: string}};
  nodes?: StyleNode[] | undefined;
}

/** Classes of the framework that neither its theme nor Markdown pages use. */
const UNUSED =
  /\.(?:alert__|avatar--vertical|avatar__(?:photo--|subtitle)|badge|breadcrumbs|button--(?:active|lg|sm)|clean-list|col--(?:[14569]|1[012])(?!\d)|col--offset-(?:1|[3-9])|navbar__items--center|pagination(?:__|--)|row--|navbar__search|alert--|pills|button-group|shadow--|footer|hero(?![\w-])|hero__|hero--|tabs--block|dropdown--up|dropdown--nocaret|navbar--(?:dark|primary)|card__|button--(?:success|info|warning|danger|link|block)|text--(?:bold|break|center|italic|left|right|no-decoration|light|normal|semibold|primary|secondary|success|info|warning|danger|justify|uppercase|lowercase|capitalize)|(?:margin|padding)-horiz--|margin-(?:left|right)-|margin--|padding-(?:left|right|vert)--|padding--(?:xs|sm|md|lg|xl)|padding-bottom--(?:none|xs|sm|md|xl)|padding-top--(?:none|xs|sm|lg|xl)|margin(?:-\w+)?--(?:none|xs)|margin-(?:bottom--lg|top--(?:lg|xl)|vert--sm)|card--full-height)/;

/** Its callouts, tables, code and distances of headings, which the site draws in another way, Roman numbers of inner lists, the current page of a sidebar, buttons that cannot be pressed, and elements that no page has. */
const UNUSED_SELECTORS =
  /^(?:pre(?: code)?|\.markdown(?: h1:first-child| ?> ?h[23]|::?(?:before|after))|(?:[ou]l ){1,2}ol|\.pagination-nav__link--(?:prev|next) \.pagination-nav__label::?(?:before|after)|\.alert(?: a(?::hover)?)?|\.button(?:\.disabled|:disabled|\[disabled])|\.dropdown--right .dropdown__menu|table (?:thead|thead tr|tr|tr:nth-child\(2n\)|th|td)|a:not\(\[href\]\)|\.navbar ?> ?\.container(?:-fluid)?|\.navbar__item\.dropdown \.navbar__link:not\(\[href\]\)|\.menu__link--active:not\(\.menu__link--sublist\))$/;

/** Its names of colours and sizes of those parts, and of shades of colours, that no rule reads, and what browsers do anyway. */
const UNUSED_NAMES =
  /^(?:text-rendering$|--ifm-(?:toc-border-color|h[1-6]-vertical-rhythm-top|badge|breadcrumb|hero|pills|footer|table-|pre-|navbar-search|card-\w+-spacing|button-group|color-(?:success|info|warning|danger|secondary|primary)-(?:\w+est|light(?:er)?|contrast-.*)$|color-(?:success|info|warning)-dark))/;

/** Selectors of the theme for features that the site does not use: hideable sidebar and bar, icons of social networks, and labels cut after two lines. */
const UNUSED_OF_THEME =
  /^(?:\[(?:dir|data-theme)='\w+'\] )?\.(?:collapseSidebarButton|expandButton|sidebar(?:Logo|Hidden|WithHideableNavbar)|navbarHid|linkLabel|categoryLink|(?:x|threads|linkedin|instagram|github|bluesky)Svg)/;

function isUnused({type, name, params, prop = '', selectors = [], source}: StyleNode): boolean {
  const file = source?.input.file ?? '';
  // The sidebar's place for a scrollbar, which is thin
  if (file.includes('theme-classic') && type === 'atrule')
    return name === 'supports' && params === '(scrollbar-gutter: stable)';
  if (file.includes('theme-classic') && type === 'rule')
    return selectors.every((selector) => UNUSED_OF_THEME.test(selector));
  // Classes in the site's own modules may have such names before they get unique ones.
  if (!file.includes('infima')) return false;
  if (type === 'decl') return UNUSED_NAMES.test(prop);
  // `print.css` hides the same, and more; a page's width is the same in every window.
  if (type === 'atrule') return name === 'media' && /^print$|1440px/.test(params ?? '');
  return (
    type === 'rule' && selectors.every((selector) => UNUSED.test(selector) || UNUSED_SELECTORS.test(selector))
  );
}

function prune(container: StyleNode): void {
  container.nodes = container.nodes?.filter((node) => !isUnused(node));
  for (const node of container.nodes ?? []) prune(node);
}

/**
 * A PostCSS plugin that removes unused rules of the framework. It filters lists instead of removing single rules, because
 * after `plugin-css-cascade-layers` has moved them into a layer, PostCSS would skip every second one.
 */
export const dropUnused = {
  postcssPlugin: 'drop-unused',
  OnceExit: prune,
};

/** Layers of plugins that the site does without; every page would name them. */
const UNUSED_LAYERS =
  /,\s*docusaurus\.(?:plugin-debug|theme-mermaid|theme-live-codeblock|theme-search-algolia)[\w.-]*/g;

/** A PostCSS plugin that removes unused layers from the list that sets their order. */
export const dropLayers = {
  postcssPlugin: 'drop-layers',
  AtRule: {
    layer(list: {params: string}): void {
      list.params = list.params.replace(UNUSED_LAYERS, '');
    },
  },
};

interface Declaration {
  readonly prop: string;
  readonly value: string;
  remove(): void;
}

/** The framework's chevron pictures and the filters that colour them. */
const PICTURES = /--ifm-(?:breadcrumb-separator|menu-link-sublist-icon)(?:-filter)?(?![\w-])/;

/** A PostCSS plugin that removes the chevron pictures from the framework's styles; `src/css/chevrons.css` replaces them. */
export const dropPictures = {
  postcssPlugin: 'drop-pictures',
  Declaration(declaration: Declaration): void {
    if (PICTURES.test(`${declaration.prop}:${declaration.value}`)) declaration.remove();
  },
};
