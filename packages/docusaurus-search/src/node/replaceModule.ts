interface LoaderContext {
  getOptions(): {readonly source: string};
}

/** A bundler loader that replaces a module of this package with one made for the site. */
function replaceModule(this: LoaderContext): string {
  return this.getOptions().source;
}

export default replaceModule;
