/** A node of a style sheet, as far as rules are looked for. */
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

/** Parts of the framework's style sheet that neither its theme nor pages in Markdown ask for. */
const UNUSED =
  /\.(?:alert__|avatar--vertical|avatar__(?:photo--|subtitle)|badge|breadcrumbs|button--(?:active|lg|sm)|clean-list|col--(?:[14569]|1[012])(?!\d)|col--offset-(?:1|[3-9])|navbar__items--center|pagination(?:__|--)|row--|navbar__search|alert--|pills|button-group|shadow--|footer|hero(?![\w-])|hero__|hero--|tabs--block|dropdown--up|dropdown--nocaret|navbar--(?:dark|primary)|card__|button--(?:success|info|warning|danger|link|block)|text--(?:bold|break|center|italic|left|right|no-decoration|light|normal|semibold|primary|secondary|success|info|warning|danger|justify|uppercase|lowercase|capitalize)|(?:margin|padding)-horiz--|margin-(?:left|right)-|margin--|padding-(?:left|right|vert)--|padding--(?:xs|sm|md|lg|xl)|padding-bottom--(?:none|xs|sm|md|xl)|padding-top--(?:none|xs|sm|lg|xl)|margin(?:-\w+)?--(?:none|xs))/;

/** Its tables and code, which the site draws in another way, Roman numbers of inner lists, buttons that cannot be pressed, and elements that no page has. */
const UNUSED_SELECTORS =
  /^(?:pre(?: code)?|(?:[ou]l ){1,2}ol|\.pagination-nav__link--(?:prev|next) \.pagination-nav__label::?(?:before|after)|\.alert a(?::hover)?|\.button(?:\.disabled|:disabled|\[disabled])|\.dropdown--right .dropdown__menu|table (?:thead|thead tr|tr|tr:nth-child\(2n\)|th|td)|a:not\(\[href\]\)|\.navbar ?> ?\.container(?:-fluid)?|\.navbar__item\.dropdown \.navbar__link:not\(\[href\]\))$/;

/** Its names of colours and sizes of those parts, and of shades of colours, that no rule reads. */
const UNUSED_NAMES =
  /^--ifm-(?:badge|breadcrumb|hero|pills|footer|table-|pre-|navbar-search|card-\w+-spacing|button-group|color-(?:success|info|warning|danger|secondary|primary)-(?:\w+est|light(?:er)?|contrast-.*)$|color-(?:success|info|warning)-dark)/;

/** Of the theme: a sidebar and a bar that hide, which the site has not, and pictures of services that no author has named. */
const UNUSED_OF_THEME =
  /^(?:\[(?:dir|data-theme)='\w+'\] )?\.(?:collapseSidebarButton|expandButton|sidebar(?:Logo|Hidden|WithHideableNavbar)|navbarHid|(?:x|threads|linkedin|instagram|github|bluesky)Svg)/;

function isUnused({type, name, params, prop = '', selectors = [], source}: StyleNode): boolean {
  const file = source?.input.file ?? '';
  if (file.includes('theme-classic') && type === 'rule')
    return selectors.every((selector) => UNUSED_OF_THEME.test(selector));
  // Classes of the site's own modules have such names too, before they get unique ones.
  if (!file.includes('infima')) return false;
  if (type === 'decl') return UNUSED_NAMES.test(prop);
  // `print.css` hides the same, and more.
  if (type === 'atrule') return name === 'media' && params === 'print';
  return (
    type === 'rule' && selectors.every((selector) => UNUSED.test(selector) || UNUSED_SELECTORS.test(selector))
  );
}

function prune(container: StyleNode): void {
  container.nodes = container.nodes?.filter((node) => !isUnused(node));
  for (const node of container.nodes ?? []) prune(node);
}

/**
 * A PostCSS plugin that leaves out rules of the framework's style sheet that nothing uses. It filters lists instead of
 * removing rules one by one: where `plugin-css-cascade-layers` has moved them into a layer, every second one would stay.
 */
export const dropUnused = {
  postcssPlugin: 'drop-unused',
  OnceExit: prune,
};
