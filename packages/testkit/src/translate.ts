/** Stands for `translate` of `@docusaurus/Translate`: the texts of the sources. */
export function translate({message}: {readonly message: string}): string {
  return message;
}
