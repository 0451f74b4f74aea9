interface LoaderContext {
  getOptions(): {readonly name: string};
}

/** A loader of the bundler, for the module of that name on a site that has no use for it: nobody calls it there. */
function leaveOut(this: LoaderContext): string {
  return `export const ${this.getOptions().name} = undefined;`;
}

export default leaveOut;
