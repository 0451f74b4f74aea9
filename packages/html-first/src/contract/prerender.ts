/** Attribute of the links whose pages Chromium renders ahead. */
export const AHEAD = 'data-ahead';

/** The rules for {@link AHEAD}: inline, as browsers read no file here, and the same on all pages, so that policies can name their hash. */
export const PRERENDER_RULES: string = `{"prerender":[{"where":{"selector_matches":"[${AHEAD}]"},"eagerness":"immediate"}]}`;
