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
