/** Replaces the theme's list of languages to highlight. A missing module would get an id from its absolute path. */
export {};
