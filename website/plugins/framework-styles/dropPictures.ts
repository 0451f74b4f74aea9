interface Declaration {
  readonly prop: string;
  readonly value: string;
  remove(): void;
}

/** The framework's pictures of chevrons, and the filters that colour them. */
const PICTURES = /--ifm-(?:breadcrumb-separator|menu-link-sublist-icon)(?:-filter)?(?![\w-])/;

/** A PostCSS plugin that leaves out pictures in the framework's styles; `src/css/chevrons.css` draws what they showed. */
export const dropPictures = {
  postcssPlugin: 'drop-pictures',
  Declaration(declaration: Declaration): void {
    if (PICTURES.test(`${declaration.prop}:${declaration.value}`)) declaration.remove();
  },
};
