/** Weights of the fields; docs/design/ranking.md says how to judge a change. */
export const FIELD_WEIGHTS = {
  /** The page's title, in its first section. */
  title: 9,
  /** The section's own heading. */
  heading: 4,
  /** The page's title, in every other section. */
  pageTitle: 3,
  /** The headings between the two. */
  ancestor: 1.5,
  category: 0.5,
  keywords: 4,
  description: 2,
  /** The words of the page's path. */
  address: 1,
  /** The texts of the links that lead to the section, each text once. */
  linkText: 7,
  /** The text around such links, each time. */
  linkContext: 0.6,
  text: 1,
  code: 0.4,
};

/** Normalisation by length. */
export const NORMS = {
  /** How much long sections are demoted: 0 not at all, 1 in proportion. */
  section: 0.4,
  /** Least average length, so that a site of a few words is not judged by it. */
  floor: 8,
  /** How much titles and headings are demoted that have more than `headingWords` words. */
  heading: 0.8,
  headingWords: 3,
};
