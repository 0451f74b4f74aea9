/** Returns the anchor that Docusaurus gives a heading, so that the index need not keep the anchors that follow the rule. */
export function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replace(/ /gu, '-');
}
